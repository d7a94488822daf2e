import { grantTypes } from '@zhaocai/model/tenancy/client';
import { useText } from '../../../kit/text/language.ts';
import { clientTexts as texts } from './texts.ts';

/** Grants by their names, in the order of the closed list. */
export function GrantNames({ list }: { list: string }) {
  const t = useText();
  const held = list.split(',');
  return (
    <>
      {grantTypes
        .filter((grant) => held.includes(grant))
        .map((grant) => t(texts[grant]))
        .join(' · ')}
    </>
  );
}

const spans = [
  { seconds: 86_400, text: texts.days },
  { seconds: 3600, text: texts.hours },
  { seconds: 60, text: texts.minutes },
] as const;

/** In the largest unit that fits without a rest. */
export function Lifetime({ seconds }: { seconds: number }) {
  const t = useText();
  const span = spans.find((candidate) => seconds % candidate.seconds === 0);
  return <span className="kit-number">{span ? t(span.text, { count: seconds / span.seconds }) : `${seconds} s`}</span>;
}
