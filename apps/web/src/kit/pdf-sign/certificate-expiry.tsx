import { instantToMs } from '../clock/server-clock.ts';
import { useServerNow } from '../clock/use-server-now.ts';
import { useText } from '../text/language.ts';
import { ToneTag } from '../widgets/choice-tag.tsx';
import { signTexts as texts } from './sign-texts.ts';

const day = 24 * 60 * 60 * 1000;
const warnedDays = 30;

/** Whole days until a certificate expires: told from 30 days before (R344); 0 and less: it has expired. */
export function daysToWarn(validTo: string, nowMs: number): number | undefined {
  const days = Math.ceil((instantToMs(validTo) - nowMs) / day);
  return days <= warnedDays ? days : undefined;
}

/** Until when a certificate is valid, with a warning when that is soon. */
export function CertificateExpiry({ validTo }: { readonly validTo: string }) {
  const t = useText();
  const days = daysToWarn(validTo, useServerNow(60_000));
  return (
    <span className="kit-expiry">
      <time className="kit-number">{validTo}</time>
      {days !== undefined && (
        <ToneTag tone={days > 0 ? 'orange' : 'red'}>
          {days > 0 ? t(texts.expiresIn, { days }) : t(texts.hasExpired)}
        </ToneTag>
      )}
    </span>
  );
}
