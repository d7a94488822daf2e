import { dropRecord, readContent, writeRecord } from '../../kit/session/local-record.ts';

/** What this window started at a provider: nobody else can bring it to an end here. */
interface Started {
  readonly purpose: 'signIn' | 'link';
  readonly tenantId: string;
  readonly source: string;
  readonly state: string;
}

const record = 'thirdParty';

export function rememberStarted(started: Started): void {
  writeRecord(record, started, 'session');
}

/** Once. */
export function takeStarted(): Started | undefined {
  const started = readStarted();
  dropRecord(record, 'session');
  return started;
}

function readStarted(): Started | undefined {
  // Only rememberStarted writes this record.
  return readContent(record, 'session') as Started | undefined;
}

/** Works without https too, where there is no randomUUID. */
export function randomState(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface BroughtBack {
  readonly state: string;
  readonly code: string;
  readonly iss: string | undefined;
  /** Why the provider refused. */
  readonly error: string | undefined;
}

/** What the provider sent along, if this page was opened by it. */
export function broughtBack(search: string): BroughtBack | undefined {
  const found = new URLSearchParams(search);
  const [state, code, error] = [found.get('state'), found.get('code'), found.get('error')];
  if (!state || (!code && !error)) return undefined;
  return {
    state,
    code: code ?? '',
    iss: found.get('iss') ?? undefined,
    error: error ? (found.get('error_description') ?? error) : undefined,
  };
}

/** In memory alone, between the sign-in page's address and the profile. */
let toLink: BroughtBack | undefined;

/** Every way back leads to the sign-in page: whoever is signed in and went to link an identity goes on to his profile. */
export function keepLinkReturn(search: string): boolean {
  const brought = broughtBack(search);
  if (!brought || readStarted()?.purpose !== 'link') return false;
  toLink = brought;
  return true;
}

/** What is there to link, and whether this window asked for it. Reading takes nothing: a page may be drawn many times. */
export function linkReturn(): { readonly brought: BroughtBack; readonly isOurs: boolean } | undefined {
  return toLink && { brought: toLink, isOurs: readStarted()?.state === toLink.state };
}

/** Once the page stands: what was brought back counts once. */
export function forgetLinkReturn(): void {
  toLink = undefined;
  dropRecord(record, 'session');
}

const proofRecord = 'proofElsewhere';
const proofChannel = 'zhaocai proof';

/** Waits for the window that was sent to a provider; what it brings back is an address' query. */
export function rememberProof(state: string): Promise<string> {
  writeRecord(proofRecord, { state });
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(proofChannel);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (broughtBack(String(data))?.state !== state) return;
      channel.close();
      resolve(String(data));
    });
  });
}

export function takeProof(): void {
  dropRecord(proofRecord);
}

/** The window that came back from a provider hands over what it brought and closes; false where it is none. */
export function handOverProof(search: string): boolean {
  const brought = broughtBack(search);
  // Only rememberProof writes this record.
  const asked = readContent(proofRecord) as { readonly state: string } | undefined;
  if (!brought || asked?.state !== brought.state) return false;
  const channel = new BroadcastChannel(proofChannel);
  channel.postMessage(search);
  channel.close();
  window.close();
  return true;
}
