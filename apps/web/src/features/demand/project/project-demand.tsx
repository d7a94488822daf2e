import type { DemandAnswer } from '@zhaocai/model';
import { demandById } from '@zhaocai/model/demand/demand-endpoints';
import { demand as definition } from '@zhaocai/model/demand/demand';
import { demandLifecycle, researchLifecycle } from '@zhaocai/model/demand/demand-lifecycle';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { askedNames } from '../detail/asked-names.ts';
import { ClauseLine } from '../edit/clause-section.tsx';
import { comparisonPath, demandPath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';
import '../demand.css';

/** What a project was made of: the demand, what the market said to it, and why clauses stay; for whoever reads demands. */
export function ProjectDemand({ demandId }: { readonly demandId: string }) {
  const allowed = useAllowed();
  const { data: demand } = useEndpoint(demandById, { id: demandId }, { enabled: allowed('demandManage_view') });
  return demand ? <DemandSection demand={demand} /> : null;
}

function DemandSection({ demand }: { readonly demand: DemandAnswer }) {
  const t = useText();
  const facts = useFacts(demand);
  const kept = demand.findings.filter(({ reason }) => reason !== null);
  return (
    <Section
      id="demand"
      title={t(texts.demandAndResearch)}
      note={<ChoiceTag choices={demandLifecycle.choices} value={demand.demandStatus} />}
      extra={<ComparisonLink demand={demand} />}
    >
      <DescriptionList facts={facts} />
      {kept.length > 0 && (
        <ol className="demand-clauses">
          {kept.map((one) => (
            <ClauseLine key={`${one.rule} ${one.words}`} finding={one}>
              <p>{t(texts.clauseKept, { reason: one.reason ?? '' })}</p>
            </ClauseLine>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** Where somebody was asked. */
function ComparisonLink({ demand }: { readonly demand: DemandAnswer }) {
  const t = useText();
  if (askedNames(demand).length === 0) return null;
  return <Link to={`${comparisonPath}?id=${demand.id}`}>{t(texts.compare)}</Link>;
}

function useFacts(demand: DemandAnswer) {
  const t = useText();
  const { id, demandNo, demandName, deptName, research, researchRemark, confirmTime } = demand;
  const named = (name: 'demandName' | 'deptId' | 'confirmTime' | 'researchRemark') => ({
    key: name,
    label: t(definition.fields[name].label),
  });
  const asked = askedNames(demand);
  return [
    { ...named('demandName'), value: <Link to={`${demandPath}?id=${id}`}>{`${demandNo} ${demandName}`}</Link> },
    { ...named('deptId'), value: deptName },
    { ...named('confirmTime'), value: confirmTime && <Instant at={confirmTime} /> },
    {
      key: 'research',
      label: t(texts.researchTitle),
      value: research.map(({ id: one, title, researchStatus }) => (
        <div key={one}>
          {title} <ChoiceTag choices={researchLifecycle.choices} value={researchStatus} />
        </div>
      )),
    },
    { key: 'asked', label: t(texts.askedOfMarket), value: asked.join(t(texts.comma)), isWide: true },
    { ...named('researchRemark'), value: researchRemark, isWide: true },
  ].filter(({ value }) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}
