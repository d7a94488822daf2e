import { summaryOfJudged } from '@zhaocai/model/performance/judgement-endpoints';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { recordPath, type Judged } from '../paths.ts';
import { performanceTexts as texts } from '../texts.ts';
import { JudgedSummary } from './judged-summary.tsx';

/** How somebody did his work, on the page that is his. */
export function JudgedSection({ judgeType, targetId }: Judged) {
  const t = useText();
  const mayRead = useAllowed()('judgement_view');
  const query = useEndpoint(summaryOfJudged, { judgeType, targetId }, { enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Section title={t(texts.summary)}>
      <Loaded query={query} rows={3}>
        {(summary) => <JudgedSummary summary={summary} pathOf={recordPath} />}
      </Loaded>
    </Section>
  );
}
