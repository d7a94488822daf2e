import type { EndpointOutput } from '@zhaocai/model';
import { agencyEntrustment } from '@zhaocai/model/agency/agency-entrustment';
import { acceptEntrustment, agentProject, backAgent } from '@zhaocai/model/agency/entrustment-endpoints';
import { entrustmentLifecycle } from '@zhaocai/model/agency/entrustment-lifecycle';
import type { Entity } from '@zhaocai/model/kit/entity';
import { project as definition } from '@zhaocai/model/tendering/project';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { Alert, Button } from 'antd';
import { useSearchParams } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { formatMoney, Money } from '../../../kit/widgets/money.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import '../agency.css';
import { ownProjectsPath } from '../paths.ts';
import { agencyTexts as texts } from '../texts.ts';

type Shown = EndpointOutput<typeof agentProject>;
type ProjectShown = NonNullable<Shown['project']>;

/** A project as its agency sees it: the offer, and once that is accepted the project. `?id=` names the entrustment. */
export function OwnProjectPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(agentProject, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.projectName);
  if (id === '') return <Empty title={t(texts.noProject)} />;
  return (
    <Loaded query={query} rows={10}>
      {(entrusted) => <EntrustedView entrusted={entrusted} />}
    </Loaded>
  );
}

function EntrustedView({ entrusted }: { readonly entrusted: Shown }) {
  const t = useText();
  return (
    <div className="kit-page agency-page">
      <Head entrusted={entrusted} />
      {entrusted.awaitsAgreement && <AgreementNotice entrusted={entrusted} />}
      <Section title={t(texts.offer)}>
        <DescriptionList facts={useFacts(agencyEntrustment, entrusted, offered)} />
      </Section>
      {entrusted.project ? (
        <ProjectContent project={entrusted.project} />
      ) : (
        entrusted.actions.includes('accept') && (
          <Section title={t(texts.content)}>
            <p className="kit-quiet">{t(texts.contentLater)}</p>
          </Section>
        )
      )}
    </div>
  );
}

function AgreementNotice({ entrusted }: { readonly entrusted: Shown }) {
  const t = useText();
  const isAccepted = entrustmentLifecycle.is(entrusted.entrustStatus, 'active');
  return <Alert type="warning" showIcon title={t(isAccepted ? texts.agreementDue : texts.agreementMissing)} />;
}

function Head({ entrusted }: { readonly entrusted: Shown }) {
  const t = useText();
  const { giveBack, accept, isAccepting } = useAnswers(entrusted);
  const { actions } = entrusted;
  return (
    <PageHead
      title={entrusted.projectName}
      note={<ChoiceTag choices={entrustmentLifecycle.choices} value={entrusted.entrustStatus} />}
      actions={
        <>
          <Button onClick={() => window.print()}>{t(texts.print)}</Button>
          {actions.includes('giveBack') && (
            <Button danger onClick={giveBack}>
              {t(texts.giveBack)}
            </Button>
          )}
          {actions.includes('accept') && (
            <Button type="primary" disabled={entrusted.awaitsAgreement} loading={isAccepting} onClick={accept}>
              {t(texts.accept)}
            </Button>
          )}
        </>
      }
    >
      <Copyable value={entrusted.projectNo} />
      <span>{entrusted.buyerName}</span>
      <Money value={entrusted.generalBudget} unit />
    </PageHead>
  );
}

function useAnswers({ id, version, projectName }: Shown) {
  const t = useText();
  const leave = useLeave();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const accepting = useCommand(acceptEntrustment, { success: texts.accepted });
  // It is out of sight then: the list is where one goes on.
  const returning = useCommand(backAgent, {
    success: texts.givenBack,
    onSuccess: () => leave(ownProjectsPath),
  });
  const accept = async () => {
    if (await confirm({ title: projectName, text: t(texts.acceptText), ok: t(texts.accept) }))
      await accepting.run({ id, version });
  };
  const giveBack = async () => {
    const question = { title: t(texts.giveBack), text: t(texts.giveBackText), ok: t(texts.giveBack) };
    const reason = await askReason({ ...question, isDangerous: true });
    if (reason) await returning.run({ id, version, reason });
  };
  return { accept: () => void accept(), giveBack: () => void giveBack(), isAccepting: accepting.isRunning };
}

const offered = [
  'entrustNo',
  'scope',
  'feePayer',
  'feeFloat',
  'minFee',
  'estimatedFee',
  'finalFee',
  'acceptTime',
  'agreementFiles',
];
const shown = [
  'lawRegime',
  'fundsSource',
  'ceilingMoney',
  'entryEndTime',
  'bidEndTime',
  'openTime',
  'openPlace',
  'deliveryDays',
  'deliveryPlace',
  'linkman',
  'phone',
  'qualification',
  'requirement',
];

function useFacts({ fields }: Pick<Entity, 'fields'>, row: object, names: readonly string[]) {
  const t = useText();
  return names.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    const given = cellValue(row, name);
    const value = Array.isArray(given) && given.length === 0 ? null : <FieldValueView field={field} value={given} />;
    return [{ key: name, label: t(field.label), value, isWide: field.kind === 'longText' || field.kind === 'files' }];
  });
}

function ProjectContent({ project }: { readonly project: ProjectShown }) {
  const t = useText();
  return (
    <>
      <Section title={t(texts.content)} note={<ChoiceTag choices={projectLifecycle.choices} value={project.stage} />}>
        <DescriptionList facts={useFacts(definition, project, shown)} />
      </Section>
      <Section title={t(texts.packages)} note={<span className="kit-count">{project.packages.length}</span>}>
        <div className="agency-scroll">
          <table className="agency-table">
            <tbody>
              {project.packages.map(({ id, packageNo, packageName, goods, budget }) => (
                <tr key={id}>
                  <td>{packageNo}</td>
                  <td>{packageName}</td>
                  <td>{goods}</td>
                  <td className="agency-number">{formatMoney(budget)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </>
  );
}
