import { isDropped } from '../calls/wire.ts';

/** Why a call had no answer, by the code of its failure, and the fix. */
export function explainSilence(code: string): string {
  if (isDropped(code)) {
    return 'the API ended the connection before its answer was whole; its log says why';
  }
  switch (code) {
    case 'ECONNREFUSED':
      return 'nothing answers at this host and port; start the API, or fix its URL';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'no server is known by this name; fix the URL of the API';
    default:
      return 'the API cannot be reached; fix its URL, or what stands between';
  }
}
