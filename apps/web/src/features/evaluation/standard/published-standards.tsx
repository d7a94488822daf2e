import { publishedStandards } from '@zhaocai/model/evaluation/standard-endpoints';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import '../evaluation.css';
import { OwnBidQuestions } from '../question/own-bid-questions.tsx';
import { evaluationTexts as texts } from '../texts.ts';
import { StandardView } from './standard-view.tsx';

interface PublishedStandardsProps {
  readonly projectId: string;
  readonly tenantId: string;
}

/** By what the bids for each package are evaluated, and before it what the committee asks whoever reads it. */
export function PublishedStandards(of: PublishedStandardsProps) {
  return (
    <>
      <OwnBidQuestions {...of} />
      <Standards {...of} />
    </>
  );
}

/** Nothing where prices alone are compared. */
function Standards({ projectId, tenantId }: PublishedStandardsProps) {
  const t = useText();
  const { data } = useEndpoint(publishedStandards, { projectId, tenantId });
  return (data ?? []).map((one) => (
    <Section
      key={one.packageId}
      title={t(texts.standard)}
      note={t(texts.packageTitle, { no: one.packageNo, name: one.packageName })}
    >
      <StandardView standard={one} />
    </Section>
  ));
}
