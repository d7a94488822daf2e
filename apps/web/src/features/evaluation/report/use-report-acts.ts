import { noteRefusal, reopenEvaluation, signReport, type ToldReport } from '@zhaocai/model/evaluation/report-endpoints';
import { evaluationReport, reportSignature } from '@zhaocai/model/evaluation/evaluation-report';
import type { Fields } from '@zhaocai/model/kit/field';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import type { FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useText } from '../../../kit/text/language.ts';
import type { ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { reportTexts as texts } from './texts.ts';

interface ReportActs {
  readonly acts: readonly ActButton[];
  /** The dissent that is being written. */
  readonly dissent: FormTask | undefined;
  readonly closeDissent: () => void;
  readonly note: (memberId: string, name: string) => Promise<void>;
}

const fields: Fields = { dissent: { ...reportSignature.fields.dissent, readOnly: false, required: true } };

/** What its reader may say or do to a report. */
export function useReportActs(report: ToldReport, packageId: string): ReportActs {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const [isDissenting, setDissenting] = useState(false);
  const signing = useCommand(signReport, { success: texts.said });
  const noting = useCommand(noteRefusal, { success: texts.noted });
  const reopening = useCommand(reopenEvaluation, { success: texts.reopened });
  const id = report.seatId ?? '';
  const say = { id, packageId, digest: report.digest } as const;
  const sign = async () => {
    const ok = t(texts.sign);
    if (await confirm({ title: ok, text: t(texts.signAsk), ok })) await signing.run({ ...say, how: 'sign' });
  };
  const refuse = async () => {
    const ok = t(texts.refuse);
    if (await confirm({ title: ok, text: t(texts.refuseAsk), ok, isDangerous: true }))
      await signing.run({ ...say, how: 'refuse' });
  };
  const reopen = async () => {
    const ok = t(texts.reopen);
    const reason = await askReason({ title: ok, text: t(texts.reopenAsk), ok, isDangerous: true });
    if (reason) await reopening.run({ id, packageId, reason });
  };
  const note = async (memberId: string, name: string) => {
    const ok = t(texts.note);
    const reason = await askReason({ title: ok, text: t(texts.noteAsk, { name }), ok, isDangerous: true });
    if (reason) await noting.run({ id, packageId, memberId, reason });
  };
  const own: ActButton[] = [
    { key: 'refuse', label: t(texts.refuse), isDanger: true, onClick: () => void refuse() },
    { key: 'dissent', label: t(texts.dissent), onClick: () => setDissenting(true) },
    { key: 'sign', label: t(texts.sign), isMain: true, onClick: () => void sign() },
  ];
  const led: ActButton = { key: 'reopen', label: t(texts.reopen), isDanger: true, onClick: () => void reopen() };
  const dissent: FormTask = {
    title: `${t(evaluationReport.label)}：${t(texts.dissent)}`,
    note: t(texts.dissentNote),
    fields,
    submitText: t(texts.dissent),
    onSubmit: async (values) =>
      (await signing.run({ ...say, how: 'dissent', dissent: String(values.dissent ?? '') })) !== undefined,
  };
  return {
    acts: [...(report.mayReopen ? [led] : []), ...(report.maySign ? own : [])],
    dissent: isDissenting ? dissent : undefined,
    closeDissent: () => setDissenting(false),
    note,
  };
}
