import { closeSummary, recheckBids, returnSheet } from '@zhaocai/model/evaluation/desk-endpoints';
import { packageEvaluationLifecycle } from '@zhaocai/model/evaluation/desk-lifecycle';
import { exportSummary, recomputeSummary, type EvaluationSummary } from '@zhaocai/model/evaluation/summary-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import { exportFile } from '../../../kit/http/export-file.ts';
import { useText } from '../../../kit/text/language.ts';
import type { ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { summaryTexts as texts } from './texts.ts';

export interface SummaryActs {
  readonly acts: readonly ActButton[];
  /** Of the leader, until he has closed it: somebody's scores back to him. */
  readonly giveBack: ((member: EvaluationSummary['members'][number]) => void) | undefined;
}

/** What its reader may do with a summary. */
export function useSummaryActs(summary: EvaluationSummary): SummaryActs {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const notify = useNotify();
  const { packageId, version, members, mayLead, mayClose, faults, projectName, sumTime } = summary;
  const id = members.find(({ isLeader }) => isLeader)?.id ?? '';
  const closing = useCommand(closeSummary, { success: texts.closed });
  const returning = useCommand(returnSheet, { success: texts.given });
  const rechecking = useCommand(recheckBids, { success: texts.given });
  const close = async () => {
    if (await confirm({ title: t(texts.close), text: t(texts.closeAsk), ok: t(texts.close) }))
      await closing.run({ id, packageId, version });
  };
  const recheck = async () => {
    const ok = t(texts.recheck);
    const reason = await askReason({ title: ok, text: t(texts.recheckAsk), ok, isDangerous: true });
    if (reason) await rechecking.run({ id, packageId, reason });
  };
  const giveBack = async ({ id: memberId, name }: EvaluationSummary['members'][number]) => {
    const ok = t(texts.giveBack);
    const reason = await askReason({ title: ok, text: t(texts.giveBackAsk, { name }), ok, isDangerous: true });
    if (reason) await returning.run({ id, packageId, memberId, reason });
  };
  const again = async () => {
    const { data } = await call(recomputeSummary, { packageId });
    if (data.isSame) notify.success(t(texts.same));
    else notify.warning(t(texts.differsNow));
  };
  const save = () => exportFile(exportSummary, { packageId }, `${projectName}.xlsx`);
  const read: ActButton[] = [
    { key: 'export', label: t(texts.export), onClick: () => void save().catch(notify.failure) },
    { key: 'again', label: t(texts.again), onClick: () => void again().catch(notify.failure) },
  ];
  const isChecked = !packageEvaluationLifecycle.is(summary.evaluationStatus, 'checking');
  const back: ActButton = { key: 'recheck', label: t(texts.recheck), isDanger: true, onClick: () => void recheck() };
  const last: ActButton = {
    key: 'close',
    label: t(texts.close),
    isMain: faults.length === 0,
    onClick: () => void close(),
  };
  return {
    acts: [...(sumTime === null ? [] : read), ...(mayLead && isChecked ? [back] : []), ...(mayClose ? [last] : [])],
    giveBack: mayLead ? (member) => void giveBack(member) : undefined,
  };
}
