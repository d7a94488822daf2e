import { agencyCooperation } from '@zhaocai/model/agency/agency-cooperation';
import { ownCooperationsExport } from '@zhaocai/model/agency/agency-exports';
import {
  answerCooperation,
  answerRenewal,
  ownCooperations,
  type OwnCooperation,
} from '@zhaocai/model/agency/cooperation-endpoints';
import { cooperationLifecycle } from '@zhaocai/model/agency/cooperation-lifecycle';
import type { FileValue } from '@zhaocai/model/kit/field';
import type { RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { agencyTexts as texts } from '../texts.ts';
import { agencyWords } from '../words.ts';

const { fields } = agencyCooperation;
const columns = shownColumns<OwnCooperation>(fields, {
  buyerName: { width: 220 },
  cooperationStatus: { width: 100 },
  startDate: {
    label: texts.period,
    width: 220,
    keepsWidth: true,
    spreadsheet: 'startDate,endDate',
    render: (row) => `${row.startDate} — ${row.endDate}${row.renewalEnd ? ` → ${row.renewalEnd}` : ''}`,
  },
  feePayer: { width: 160 },
  feeFloat: { width: 120, align: 'right', render: (row) => Number(row.feeFloat) },
  minFee: { width: 120 },
  scope: { width: 220 },
  agreementFiles: {
    width: 200,
    render: (row) => (
      <FileLinks files={[...(row.agreementFiles ?? []), ...(row.renewalFiles ?? [])] as unknown as FileValue[]} />
    ),
  },
});

/** The buyers that an agency works with, and those that invite it. */
export function OwnCooperationsPage() {
  const t = useText();
  const allowed = useAllowed();
  const [state, change] = useListState();
  const query = useEndpoint(ownCooperations, listInput(state), { keepPrevious: true });
  const answersOf = useAnswers();
  return (
    <ListPage<OwnCooperation>
      id="own-cooperations"
      title={t(agencyWords.ownCooperations)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={ownCooperationsExport}
      filters={[
        { name: 'keyword', label: texts.keyword },
        {
          name: 'cooperationStatus',
          label: fields.cooperationStatus.label,
          choices: cooperationLifecycle.choices,
        },
      ]}
      rowActions={(row) => (allowed('agencyInvitation_answer') ? answersOf(row) : [])}
      actionWidth={180}
      empty={{ title: t(texts.noBuyers), help: t(texts.noBuyersHelp) }}
    />
  );
}

function useAnswers(): (row: OwnCooperation) => RowAction[] {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const answering = useCommand(answerCooperation, { success: texts.answered });
  const accept = async ({ id, version, buyerName }: OwnCooperation) => {
    if (await confirm({ title: t(texts.acceptCooperation), text: buyerName }))
      await answering.run({ id, version, agree: true });
  };
  const decline = async ({ id, version }: OwnCooperation) => {
    const reason = await askReason({ title: t(texts.declineCooperation), isDangerous: true });
    if (reason) await answering.run({ id, version, agree: false, reason });
  };
  const renewing = useCommand(answerRenewal, { success: texts.answered });
  const acceptRenewal = async ({ id, version, renewalEnd }: OwnCooperation) => {
    if (await confirm({ title: t(texts.acceptRenewal), text: t(texts.renewUntil, { day: renewalEnd ?? '' }) }))
      await renewing.run({ id, version, agree: true });
  };
  const declineRenewal = async ({ id, version }: OwnCooperation) => {
    const reason = await askReason({ title: t(texts.declineRenewal), isDangerous: true });
    if (reason) await renewing.run({ id, version, agree: false, reason });
  };
  const renewals = (row: OwnCooperation): RowAction[] =>
    row.renewalEnd === null
      ? []
      : [
          { key: 'acceptRenewal', label: t(texts.acceptRenewal), onClick: () => void acceptRenewal(row) },
          {
            key: 'declineRenewal',
            label: t(texts.declineRenewal),
            onClick: () => void declineRenewal(row),
            isDangerous: true,
          },
        ];
  return (row) =>
    cooperationLifecycle.is(row.cooperationStatus, 'invited')
      ? [
          { key: 'accept', label: t(texts.acceptCooperation), onClick: () => void accept(row) },
          { key: 'decline', label: t(texts.declineCooperation), onClick: () => void decline(row), isDangerous: true },
        ]
      : renewals(row);
}
