import type { FoundSignature } from '@zhaocai/model';
import { Tag } from 'antd';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import type { ReadSignature } from './seals.ts';
import { signTexts as texts } from './sign-texts.ts';

export interface Found {
  readonly seals: readonly ReadSignature[];
  readonly digital: readonly FoundSignature[];
}

/** Who signed, when, and whether it holds. */
export function FoundSignatures({ found: { seals, digital } }: { found: Found }) {
  const t = useText();
  if (seals.length + digital.length === 0) return null;
  return (
    <ul className="kit-sign-read">
      {digital.map((one, at) => (
        <li key={at}>
          <strong>{one.signer || t(texts.unnamed)}</strong>
          <Tag color={one.isIntact ? 'green' : 'red'}>{t(verdictOf(one))}</Tag>
          <time className="kit-number">{one.time}</time>
          <span>{one.level}</span>
          <span>{one.isSelfSigned ? t(texts.selfSigned) : t(texts.issuedBy, { issuer: one.issuer })}</span>
          {one.isKnown && <span>{t(texts.known)}</span>}
          {one.reason && <span>{one.reason}</span>}
        </li>
      ))}
      {seals.map((seal, at) => (
        <li key={`seal${at}`}>
          <strong>{seal.signer || t(texts.unnamed)}</strong>
          <span>{t(texts.sealKind)}</span>
          <time className="kit-number">{seal.time}</time>
          {seal.page !== undefined && <span>{t(kitTexts.pageNumber, { number: seal.page })}</span>}
        </li>
      ))}
    </ul>
  );
}

function verdictOf({ isIntact, coversWhole }: FoundSignature) {
  if (!isIntact) return texts.notIntact;
  return coversWhole ? texts.intact : texts.intactEarlier;
}
