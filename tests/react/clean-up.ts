import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Milliseconds that a machine which runs other tests beside this one may take to show something. */
const TIMEOUT = 5000;

configure({ asyncUtilTimeout: TIMEOUT });
// Read anew for each file, where the modules of tests are shared.
afterEach(cleanup);
