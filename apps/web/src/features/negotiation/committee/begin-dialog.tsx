import type { Fields } from '@zhaocai/model/kit/field';
import { beginRound, type CommitteeRounds } from '@zhaocai/model/negotiation/round-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useText } from '../../../kit/text/language.ts';
import { roundTexts as texts } from '../texts.ts';
import { minutesField } from './minutes-field.ts';
import type { Seat } from './seat.ts';

const usualMinutes = 30;

const fields: Fields = {
  terms: { kind: 'longText', label: texts.terms, maxLength: 2000, required: true },
  minutes: minutesField(texts.minutes),
  isLast: { kind: 'flag', label: texts.isLast, help: texts.isLastHelp },
};

interface BeginDialogProps {
  readonly seat: Seat;
  readonly data: CommitteeRounds;
  readonly onClose: () => void;
}

/** What is asked of everybody who goes on, until when, and whether it is the last time. */
export function BeginDialog({ seat, data: { bidders, rounds }, onClose }: BeginDialogProps) {
  const t = useText();
  const beginning = useCommand(beginRound, { success: texts.begun });
  const task: FormTask = {
    title: t(texts.beginTitle, { no: (rounds.at(-1)?.roundNo ?? 0) + 1 }),
    note: t(texts.beginNote, { count: bidders.length }),
    fields,
    initial: { minutes: usualMinutes, isLast: false },
    submitText: t(texts.begin),
    onSubmit: async ({ terms, minutes, isLast }) => {
      const asked = { terms: String(terms ?? ''), minutes: Number(minutes), isLast: isLast === true };
      return (await beginning.run({ ...seat, ...asked })) !== undefined;
    },
  };
  return <FormDialog task={task} width={640} onClose={onClose} />;
}
