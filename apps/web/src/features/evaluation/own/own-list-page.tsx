import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { evaluationTexts as texts } from '../texts.ts';
import { OwnSeats, useOwnSeats } from './own-seats.tsx';

/** Everything that whoever is signed in evaluates, or has evaluated. */
export function OwnListPage() {
  const t = useText();
  const query = useOwnSeats();
  return (
    <div className="kit-page">
      <PageHead title={t(texts.ownEvaluations)} />
      <Loaded query={query} rows={6}>
        {(seats) =>
          seats.length === 0 ? (
            <Empty title={t(texts.ownNone)} help={t(texts.ownNoneHelp)} />
          ) : (
            <Section title={t(texts.section)}>
              <OwnSeats seats={seats} />
            </Section>
          )
        }
      </Loaded>
    </div>
  );
}
