import { publishedStandards } from '@zhaocai/model/evaluation/standard-endpoints';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import { evaluationTexts as texts } from '../texts.ts';
import { StandardView } from './standard-view.tsx';

/** By what the bids for each package are evaluated; nothing where prices alone are compared. */
export function PublishedStandards({ projectId, tenantId }: { readonly projectId: string; readonly tenantId: string }) {
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
