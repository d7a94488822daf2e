import { resource } from '@zhaocai/model/kit/resource';
import { agencyCooperation } from '@zhaocai/model/agency/agency-cooperation';
import { agencyEntrustment } from '@zhaocai/model/agency/agency-entrustment';
import { agentInfo, cooperationMoves, type AgentInfo } from '@zhaocai/model/agency/cooperation-endpoints';
import { cooperationLifecycle } from '@zhaocai/model/agency/cooperation-lifecycle';
import { entrustmentLifecycle } from '@zhaocai/model/agency/entrustment-lifecycle';
import { judgeType } from '@zhaocai/model/performance/choices';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { Pager, tablePageSize } from '../../../kit/data-table/pager.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FieldValueView, nameBeside } from '../../../kit/resource-form/field-value.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useCompact } from '../../../kit/screen/use-compact.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { JudgedSection } from '../../performance/index.ts';
import '../agency.css';
import { projectPath } from '../paths.ts';
import { agencyTexts as texts } from '../texts.ts';
import { EditDialog } from './edit-dialog.tsx';
import { RenewDialog } from './renew-dialog.tsx';

/** One agency: what was agreed, which projects it runs, and what became of the cooperation. `?id=` names it. */
export function AgencyPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(agentInfo, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.agentName);
  if (id === '') return <Empty title={t(texts.chooseInList)} />;
  return (
    <Loaded query={query} rows={10}>
      {(agency) => <AgencyView agency={agency} />}
    </Loaded>
  );
}

function AgencyView({ agency }: { readonly agency: AgentInfo }) {
  const t = useText();
  return (
    <div className="kit-page agency-page">
      <AgencyHead agency={agency} />
      {agency.endReason && <Alert type="warning" showIcon title={t(texts.ended, { reason: agency.endReason })} />}
      {agency.awaitsConfirmation && cooperationLifecycle.is(agency.cooperationStatus, 'active') && (
        <Alert type="warning" showIcon title={confirmText(t, agency)} />
      )}
      {agency.renewalAsked && agency.renewalEnd && (
        <Alert type="info" showIcon title={t(texts.renewalWaits, { day: agency.renewalEnd })} />
      )}
      <Section title={t(texts.facts)}>
        <DescriptionList facts={useFacts(agency)} />
      </Section>
      <Projects agencyId={agency.id} />
      <JudgedSection judgeType={judgeType.code.agency} targetId={agency.id} />
      <RowHistory
        title={t(texts.history)}
        lifecycle={cooperationLifecycle}
        moves={agency.history}
        others={agency.agentName}
      />
    </div>
  );
}

function confirmText(t: ReturnType<typeof useText>, { confirmers }: AgentInfo): string {
  return confirmers.length > 0 ? t(texts.confirmWaits, { people: confirmers.join('、') }) : t(texts.confirmNobody);
}

function AgencyHead({ agency }: { readonly agency: AgentInfo }) {
  const t = useText();
  const allowed = useAllowed();
  const [asked, setAsked] = useState<'renew' | 'edit'>();
  const movesOf = useRowMoves(agencyCooperation, cooperationMoves, ({ agentName }) => agentName);
  const moves = movesOf(agency).filter(({ key }) => agency.actions.includes(key));
  return (
    <>
      <PageHead
        title={agency.agentName}
        note={<ChoiceTag choices={cooperationLifecycle.choices} value={agency.cooperationStatus} />}
        actions={
          <>
            <Button onClick={() => window.print()}>{t(texts.print)}</Button>
            {allowed('agencyLibrary_edit') && <Button onClick={() => setAsked('edit')}>{t(texts.edit)}</Button>}
            {moves.map(({ key, label, onClick, isDangerous }) => (
              <Button key={key} danger={isDangerous} onClick={onClick}>
                {label}
              </Button>
            ))}
            {agency.actions.includes('renew') && (
              <Button type="primary" onClick={() => setAsked('renew')}>
                {t(texts.renew)}
              </Button>
            )}
          </>
        }
      >
        <span>
          {agency.startDate} — {agency.endDate}
        </span>
        <span>{agency.linkman}</span>
        <span>{agency.phone}</span>
      </PageHead>
      <RenewDialog agency={asked === 'renew' ? agency : undefined} onClose={() => setAsked(undefined)} />
      <EditDialog agency={asked === 'edit' ? agency : undefined} onClose={() => setAsked(undefined)} />
    </>
  );
}

const shown = [
  'creditCode',
  'agentTenantId',
  'isOnPlatform',
  'feePayer',
  'feeFloat',
  'minFee',
  'scope',
  'agreementFiles',
  'remark',
] as const;

function useFacts(agency: AgentInfo) {
  const t = useText();
  return shown.map((name) => {
    const field = agencyCooperation.fields[name];
    return {
      key: name,
      label: t(field.label),
      value: <FieldValueView field={field} value={cellValue(agency, name)} />,
      isWide: name === 'scope' || name === 'agreementFiles' || name === 'remark',
    };
  });
}

const { page: entrustments } = resource(agencyEntrustment);

function Projects({ agencyId }: { readonly agencyId: string }) {
  const t = useText();
  const isPhone = useCompact();
  const [paging, setPaging] = useState({ current: 1, size: tablePageSize });
  const query = useEndpoint(entrustments, { ...paging, cooperationId: agencyId }, { keepPrevious: true });
  const { fields } = agencyEntrustment;
  return (
    <Section title={t(texts.projects)} note={query.data && <span className="kit-count">{query.data.total}</span>}>
      <Loaded query={query} rows={3}>
        {({ records, total }) =>
          records.length === 0 ? (
            <p className="kit-quiet">{t(texts.noProjects)}</p>
          ) : (
            <div className="agency-scroll">
              <table className="agency-table">
                <thead>
                  <tr>
                    <th scope="col">{t(texts.project)}</th>
                    <th scope="col">{t(fields.entrustStatus.label)}</th>
                    <th scope="col">{t(fields.entrustNo.label)}</th>
                    <th scope="col" className="agency-number">
                      {t(fields.estimatedFee.label)}
                    </th>
                    <th scope="col" className="agency-number">
                      {t(fields.finalFee.label)}
                    </th>
                    <th scope="col">{t(fields.endReason.label)}</th>
                  </tr>
                </thead>
                <tbody>
                  {records.map((row) => (
                    <tr key={row.id}>
                      <td>
                        <Link to={`${projectPath}?id=${row.projectId}`}>{nameBeside(row, 'projectId')}</Link>
                      </td>
                      <td>
                        <ChoiceTag choices={entrustmentLifecycle.choices} value={row.entrustStatus} />
                      </td>
                      <td>{row.entrustNo}</td>
                      <td className="agency-number">{row.estimatedFee ? formatMoney(row.estimatedFee) : '—'}</td>
                      <td className="agency-number">{row.finalFee ? formatMoney(row.finalFee) : '—'}</td>
                      <td>{row.endReason ?? '—'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Pager
                paging={{ total, ...paging, onChange: (current, size) => setPaging({ current, size }) }}
                isPhone={isPhone}
              />
            </div>
          )
        }
      </Loaded>
    </Section>
  );
}
