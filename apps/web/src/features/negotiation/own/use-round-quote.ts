import { quoteInRound, type OwnRound, type OwnRoundsOfPackage } from '@zhaocai/model/negotiation/round-endpoints';
import { signingKeyOf } from '@zhaocai/model/sealing/seal-key';
import { listOwnSealKeys, type OwnSealKey } from '@zhaocai/model/sealing/seal-key-endpoints';
import type { SealTarget } from '@zhaocai/model/tendering/quote-endpoints';
import { useState } from 'react';
import { serverNow } from '../../../kit/clock/server-clock.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import type { RequestError } from '../../../kit/http/request-error.ts';
import { bidIdentity, sealQuote } from '../../sealing/index.ts';
import { roundTexts as texts } from '../texts.ts';

interface Draft {
  readonly prices: Readonly<Record<string, string>>;
  /** Every line has a price that would be taken. */
  readonly isRight: boolean;
  readonly matchExplain: string;
  readonly remark: string;
}

export interface RoundQuote {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** null: he has no signing key yet; undefined: not known yet. */
  readonly signing: OwnSealKey | null | undefined;
  readonly isBusy: boolean;
  readonly isTried: boolean;
  readonly fault: 'wrongPassphrase' | 'failed' | undefined;
  readonly error: RequestError | null;
  /** True once it was taken; what was typed stays where it was not. */
  readonly send: (items: readonly { readonly id: string }[], passphrase: string) => Promise<boolean>;
}

/** What a bidder's browser does with his quote for a round: seal, sign, hand in. */
export function useRoundQuote(own: OwnRoundsOfPackage, round: OwnRound): RoundQuote {
  const keys = useEndpoint(listOwnSealKeys, {});
  const handing = useCommand(quoteInRound, { success: texts.sealed, quiet: true });
  const [draft, setDraft] = useState<Draft>(() => draftOf(own));
  const [fault, setFault] = useState<RoundQuote['fault']>();
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const signing = keys.data && signingKeyOf(keys.data);
  const { seal, bidderId } = round;
  const attempt = async (items: readonly { readonly id: string }[], passphrase: string) => {
    if (!seal || !signing) return false;
    const sealed = await sealIn(seal, { items, draft, signing, passphrase });
    if (!sealed) setFault('wrongPassphrase');
    const { tenantId } = seal.place;
    return !!sealed && (await handing.run({ bidderId, tenantId, keyId: signing.id, ...sealed })) !== undefined;
  };
  return {
    draft,
    change: (part) => setDraft((known) => ({ ...known, ...part })),
    signing,
    isBusy: isBusy || handing.isRunning,
    isTried,
    fault,
    error: handing.error,
    send: async (items, passphrase) => {
      setTried(true);
      setFault(undefined);
      if (!draft.isRight) return false;
      setBusy(true);
      try {
        return await attempt(items, passphrase);
      } catch {
        setFault('failed');
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

function draftOf({ lines }: OwnRoundsOfPackage): Draft {
  const prices = Object.fromEntries(lines.map(({ itemId, perMoney }) => [itemId, perMoney]));
  // What was opened once was right; who bid on one sum alone has no lines to begin with.
  return { prices, isRight: lines.length > 0, matchExplain: '', remark: '' };
}

interface Sealing {
  readonly items: readonly { readonly id: string }[];
  readonly draft: Draft;
  readonly signing: OwnSealKey;
  readonly passphrase: string;
}

async function sealIn(target: SealTarget, { items, draft, signing, passphrase }: Sealing) {
  const { prices, remark, matchExplain } = draft;
  return sealQuote({
    target,
    identity: await bidIdentity(),
    offer: {
      lines: items.map(({ id }) => ({ itemId: id, perMoney: (prices[id] ?? '').trim() })),
      remark: remark || null,
      serviceShow: null,
      matchExplain: matchExplain || null,
      files: [],
    },
    files: [],
    signing: { publicKey: signing.publicKey, lockedSecret: signing.lockedSecret },
    passphrase,
    at: new Date(serverNow()).toISOString(),
  });
}
