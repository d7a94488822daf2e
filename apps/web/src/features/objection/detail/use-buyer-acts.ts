import { appealType } from '@zhaocai/model/objection/choices';
import { objection } from '@zhaocai/model/objection/objection';
import {
  replyToObjection,
  handleComplaint,
  takeUpComplaint,
  type ObjectionDetail,
} from '@zhaocai/model/objection/objection-endpoints';
import type { Field, Fields } from '@zhaocai/model/kit/field';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import type { FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { useText } from '../../../kit/text/language.ts';
import { objectionTexts as texts } from '../texts.ts';
import type { ActButton } from '../../../kit/widgets/act-buttons.tsx';

/** The acts of the buyer's people that ask for more than a reason, as far as the server allows them now. */
export function useBuyerActs(row: ObjectionDetail, onAsk: (task: FormTask) => void): ActButton[] {
  const t = useText();
  const answer = useAnswer(row);
  const takeUp = useTakeUp(row);
  const decide = useDecision(row);
  const may = (action: string) => row.actions.includes(action);
  const asking = (key: string, label: string, task: FormTask): ActButton => ({
    key,
    label,
    isMain: true,
    onClick: () => onAsk(task),
  });
  return [
    ...(may('answer') ? [asking('answer', t(texts.answer), answer)] : []),
    ...(may('takeUp') ? [asking('takeUp', t(texts.takeUp), takeUp)] : []),
    ...(may('uphold') ? [{ ...asking('decide', t(texts.decide), decide), isMain: !may('takeUp') }] : []),
  ];
}

const { answer: answerField, answerFiles, decision, decisionText, decisionFiles } = objection.fields;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function useAnswer({ id, version, appealType: kind }: ObjectionDetail): FormTask {
  const t = useText();
  const answering = useCommand(replyToObjection, { success: texts.answered });
  const upheld: Field = { kind: 'flag', label: texts.answerUpheld, help: texts.answerUpheldHelp };
  const fields: Fields = {
    answer: { ...answerField, required: true },
    answerFiles,
    ...(appealType.is(kind, 'query') && { isUpheld: upheld }),
  };
  return {
    key: `answer ${version}`,
    title: t(texts.answer),
    fields,
    submitText: t(texts.answer),
    onSubmit: async (values) => {
      const said = { answer: textOf(values.answer), answerFiles: sentFiles(values.answerFiles) };
      return (await answering.run({ id, version, ...said, isUpheld: values.isUpheld === true })) !== undefined;
    },
  };
}

function useTakeUp({ id, version }: ObjectionDetail): FormTask {
  const t = useText();
  const taking = useCommand(takeUpComplaint, { success: texts.takenUp });
  return {
    key: `takeUp ${version}`,
    title: t(texts.takeUp),
    fields: { suspend: { kind: 'flag', label: texts.suspend, help: texts.suspendHelp } },
    submitText: t(texts.takeUp),
    onSubmit: async ({ suspend }) => (await taking.run({ id, version, suspend: suspend === true })) !== undefined,
  };
}

function useDecision({ id, version }: ObjectionDetail): FormTask {
  const t = useText();
  const deciding = useCommand(handleComplaint, { success: texts.decided });
  return {
    key: `decide ${version}`,
    title: t(texts.decide),
    note: t(texts.decideNote),
    fields: {
      decision: { ...decision, required: true },
      decisionText: { ...decisionText, required: true },
      decisionFiles,
    },
    submitText: t(texts.decide),
    onSubmit: async (values) => {
      const said = { decision: Number(values.decision), text: textOf(values.decisionText) };
      return (await deciding.run({ id, version, ...said, files: sentFiles(values.decisionFiles) })) !== undefined;
    },
  };
}
