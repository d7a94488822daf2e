import { parseRoute, type EndpointInput } from '@zhaocai/model/kit/endpoint';
import { signingKeyOf } from '@zhaocai/model/sealing/seal-key';
import { listOwnSealKeys, type OwnSealKey } from '@zhaocai/model/sealing/seal-key-endpoints';
import type { AgeIdentity } from '@zhaocai/model/sealing/age';
import type { SealedFilePart } from '@zhaocai/model/sealing/envelope';
import type { SealTarget } from '@zhaocai/model/tendering/quote-endpoints';
import { paddedFileSize, type SealedOffer } from '@zhaocai/model/tendering/sealed-offer';
import { handInSealed, uploadSealedFile } from '@zhaocai/model/tendering/sealed-quote-endpoints';
import { useRef, useState } from 'react';
import { serverNow } from '../../../kit/clock/server-clock.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { RequestError } from '../../../kit/http/request-error.ts';
import { uploadFile } from '../../../kit/http/upload.ts';
import { useSession } from '../../../kit/session/session-store.ts';
import { bidIdentity, sealFile, sealQuote, testKey } from '../../sealing/index.ts';
import { dropCopies, keepCopy, type OwnCopy } from './own-copy.ts';
import type { QuoteDraft } from './quote-draft.ts';
import { quoteTexts as texts } from './texts.ts';

type HandIn = EndpointInput<typeof handInSealed>;

export interface SealedQuote {
  /** The signing key in use; null: he has none yet, undefined: not known yet. */
  readonly signing: OwnSealKey | null | undefined;
  readonly isRunning: boolean;
  /** How much of the files has been sealed and sent; undefined while nothing is on its way. */
  readonly percent: number | undefined;
  readonly error: RequestError | null;
  readonly reset: () => void;
  /** Seals, uploads and hands in. */
  readonly send: (sealing: Sealing) => Promise<'sent' | 'wrongPassphrase' | 'failed' | 'refused'>;
  /** The very same once more, where no answer came; false: there is nothing to repeat, or it was refused. */
  readonly again: () => Promise<boolean>;
}

export interface Sealing {
  readonly target: SealTarget;
  readonly items: readonly { readonly id: string }[];
  readonly copy: OwnCopy;
  readonly passphrase: string;
}

/** What the browser does with a quote that only holders open: seal, sign, upload, hand in. */
export function useSealedQuote(entryId: string, { isOn, isChange }: { isOn: boolean; isChange: boolean }): SealedQuote {
  const userId = useSession((state) => state.user?.userId) ?? '';
  const keys = useEndpoint(listOwnSealKeys, {}, { enabled: isOn });
  const handing = useCommand(handInSealed, { success: isChange ? texts.changed : texts.submitted, quiet: true });
  const last = useRef<HandIn>(undefined);
  const [percent, setPercent] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  const signing = keys.data && signingKeyOf(keys.data);

  const handIn = async (input: HandIn, { place }: Pick<SealTarget, 'place'>) => {
    last.current = input;
    const isTaken = (await handing.run(input)) !== undefined;
    if (isTaken) await dropCopies({ userId, entryId, version: place.version - 1 });
    return isTaken;
  };
  const attempt = async ({ target, items, copy, passphrase }: Sealing) => {
    if (!signing) return 'failed';
    const locked = { publicKey: signing.publicKey, lockedSecret: signing.lockedSecret };
    // Before much is sent in vain.
    const { keyKind } = signing;
    const hasFiles = copy.draft.files.length > 0;
    if (hasFiles && (await testKey({ ...locked, keyKind, passphrase })) !== 'fits') return 'wrongPassphrase';
    const identity = await bidIdentity();
    const files = await sendFiles(copy, { entryId, identity, onPercent: setPercent });
    const input = { target, identity, ...offerOf(items, copy.draft, files), signing: locked, passphrase };
    const sealed = await sealQuote({ ...input, at: rfc3339(serverNow()) });
    if (!sealed) return 'wrongPassphrase';
    await keepCopy({ userId, entryId, version: target.place.version }, copy);
    return (await handIn({ ...sealed, entryId, keyId: signing.id }, target)) ? 'sent' : 'refused';
  };
  return {
    signing,
    isRunning: isBusy || handing.isRunning,
    percent,
    error: error ?? handing.error,
    reset: () => {
      setError(null);
      handing.reset();
    },
    send: async (sealing) => {
      setBusy(true);
      setError(null);
      try {
        return await attempt(sealing);
      } catch (thrown) {
        if (!(thrown instanceof RequestError)) return 'failed';
        setError(thrown);
        return 'refused';
      } finally {
        setBusy(false);
        setPercent(undefined);
      }
    },
    again: async () => (last.current ? (await handing.run(last.current)) !== undefined : false),
  };
}

function rfc3339(ms: number): string {
  return new Date(ms).toISOString();
}

interface SentFile {
  readonly part: SealedFilePart;
  readonly fileName: string;
  readonly size: number;
}

interface Sending {
  readonly entryId: string;
  readonly identity: AgeIdentity;
  readonly onPercent: (percent: number) => void;
}

/** One after the other: each is sealed here, and goes under a name that says nothing. */
async function sendFiles({ draft, files }: OwnCopy, { entryId, identity, onPercent }: Sending): Promise<SentFile[]> {
  const sent: SentFile[] = [];
  for (const [index, { fileId, fileName }] of draft.files.entries()) {
    const file = files[fileId];
    if (!file) throw new Error(`${fileName} is no longer there`);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const sink = { onSize: () => undefined, onPart: (part: Uint8Array<ArrayBuffer>) => void parts.push(part) };
    const { size, cipherSha256 } = await sealFile({ file: filledUp(file), recipient: identity.recipient }, sink);
    const stored = await uploadFile({
      file: new File(parts, 'sealed.age'),
      path: parseRoute(uploadSealedFile.route).path,
      query: { entryId },
      onProgress: (percent) => onPercent(Math.floor((index * 100 + percent) / draft.files.length)),
    });
    sent.push({ part: { id: stored.fileId, size, cipherSha256 }, fileName, size: file.size });
  }
  return sent;
}

/** Its length would tell digits of what is in it; the offer says where it ends. */
function filledUp(file: File): Blob {
  return new Blob([file, new Uint8Array(paddedFileSize(file.size) - file.size)]);
}

function offerOf(
  items: Sealing['items'],
  { prices, remark, serviceShow, matchExplain }: QuoteDraft,
  sent: readonly SentFile[],
): { offer: SealedOffer; files: SealedFilePart[] } {
  return {
    offer: {
      lines: items.map(({ id }) => ({ itemId: id, perMoney: (prices[id] ?? '').trim() })),
      remark: remark || null,
      serviceShow: serviceShow || null,
      matchExplain: matchExplain || null,
      files: sent.map(({ part, fileName, size }) => ({ fileId: part.id, fileName, size })),
    },
    files: sent.map(({ part }) => part),
  };
}
