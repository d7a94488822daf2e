import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import { evaluationTexts as texts } from '../texts.ts';
import { OwnSeats, useOwnSeats } from './own-seats.tsx';

/** What an expert evaluates, on the page of his file; nothing where there is nothing. */
export function OwnSection() {
  const t = useText();
  const { data } = useOwnSeats();
  if (!data || data.length === 0) return null;
  return (
    <Section title={t(texts.ownEvaluations)} id="evaluations">
      <OwnSeats seats={data} />
    </Section>
  );
}
