import type { CDPSession } from 'playwright';

export const KINDS = ['document', 'script', 'style', 'font', 'image', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** What the network brought up to a moment: bytes with headers, as transferred; requests that were sent. */
export interface Transfers {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: Readonly<Record<Kind, number>>;
}

export interface TransferRecord {
  /** When the page's own request was sent, in milliseconds of the wall clock; undefined before. */
  readonly start: () => number | undefined;
  /** When the network last did anything, in milliseconds of this process's clock. */
  readonly lastAt: () => number;
  readonly isBusy: () => boolean;
  /** What has been transferred up to a moment of the wall clock, since another. */
  readonly until: (moment: number, since: number) => Transfers;
}

interface Request {
  kind: Kind;
  readonly sent: number;
  /** Neither sent nor counted: the cache had it. */
  isCached: boolean;
  /** Bytes by the moments at which they came. */
  readonly chunks: { readonly at: number; readonly bytes: number }[];
}

const KIND_OF: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** Listens to a tab's network, in which every request and every part of an answer has its moment. */
export async function recordTransfers(session: CDPSession): Promise<TransferRecord> {
  const requests = new Map<string, Request>();
  const open = new Set<string>();
  // The browser's own clock counts from its start; the first request has the moment in both.
  let offset: number | undefined;
  let start: number | undefined;
  let lastAt = Date.now();
  const momentOf = (timestamp: number) => (timestamp + (offset ?? 0)) * 1000;
  const receive = (id: string, timestamp: number, bytes: number) =>
    requests.get(id)?.chunks.push({ at: momentOf(timestamp), bytes });
  const close = (id: string) => {
    open.delete(id);
    lastAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    offset ??= wallTime - timestamp;
    const kind = KIND_OF[type ?? ''] ?? 'other';
    const sent = momentOf(timestamp);
    if (kind === 'document') start ??= sent;
    requests.set(requestId, { kind, sent, isCached: false, chunks: [] });
    open.add(requestId);
    lastAt = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.isCached = true;
  });
  session.on('Network.responseReceived', ({ requestId, timestamp, type, response }) => {
    const request = requests.get(requestId);
    if (request === undefined) return;
    request.kind = KIND_OF[type] ?? request.kind;
    if (response.fromDiskCache === true) request.isCached = true;
    receive(requestId, timestamp, response.encodedDataLength);
  });
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    receive(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const counted = requests.get(requestId)?.chunks.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
    receive(requestId, timestamp, Math.max(0, encodedDataLength - counted));
    close(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  await session.send('Network.enable');
  return {
    start: () => start,
    lastAt: () => lastAt,
    isBusy: () => open.size > 0,
    until: (moment, since) => addUp([...requests.values()], moment, since),
  };
}

function addUp(requests: readonly Request[], moment: number, since: number): Transfers {
  const counts = () => ({ document: 0, script: 0, style: 0, font: 0, image: 0, other: 0 });
  const [bytes, sent] = [counts(), counts()];
  for (const request of requests) {
    if (request.isCached) continue;
    if (request.sent >= since && request.sent <= moment) sent[request.kind] += 1;
    for (const chunk of request.chunks) {
      if (chunk.at >= since && chunk.at <= moment) bytes[request.kind] += chunk.bytes;
    }
  }
  return { bytes, requests: sent };
}
