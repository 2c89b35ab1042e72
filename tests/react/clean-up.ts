import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Read anew for each file, where the modules of tests are shared.
afterEach(cleanup);
