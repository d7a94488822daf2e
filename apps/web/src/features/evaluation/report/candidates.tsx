import { passOverGround } from '@zhaocai/model/evaluation/candidates';
import { passOver, type ToldReport } from '@zhaocai/model/evaluation/report-endpoints';
import type { Fields } from '@zhaocai/model/kit/field';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Money } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { reportTexts as texts } from './texts.ts';

interface CandidatesProps {
  readonly report: ToldReport;
  readonly packageId: string;
}

const fields: Fields = {
  ground: { kind: 'choice', label: texts.ground, choices: passOverGround.choices, required: true },
  reason: { kind: 'longText', label: texts.facts, maxLength: 500, required: true },
};

/** Who is recommended, in order; the purchaser notes whom a ground of the law keeps from being chosen (R41). */
export function Candidates({ report, packageId }: CandidatesProps) {
  const t = useText();
  const [chosen, setChosen] = useState<string>();
  const passing = useCommand(passOver, { success: texts.noted });
  const takingBack = useCommand(passOver, { success: texts.takenBack });
  const { body, version, passedOver, mayPassOver } = report;
  const candidates = body.candidates.flatMap((id) => body.bids.find(({ entryId }) => entryId === id) ?? []);
  if (candidates.length === 0) return null;
  const task: FormTask = {
    title: `${t(texts.passOver)}：${candidates.find(({ entryId }) => entryId === chosen)?.name ?? ''}`,
    note: t(texts.passOverNote),
    fields,
    submitText: t(texts.passOver),
    onSubmit: async ({ ground, reason }) => {
      const said = { ground: Number(ground), reason: String(reason ?? '') };
      return (await passing.run({ packageId, entryId: chosen ?? '', version, ...said })) !== undefined;
    },
  };
  return (
    <Section title={t(texts.candidates)}>
      {mayPassOver && <p className="evaluation-hint">{t(texts.candidatesHint)}</p>}
      <ul className="evaluation-list">
        {candidates.map(({ entryId, name, rank, price, total }) => {
          const passed = passedOver.find((one) => one.entryId === entryId);
          const ground = passOverGround.named(passed?.ground)?.label;
          const takeBack = () => void takingBack.run({ packageId, entryId, version, ground: null });
          return (
            <li key={entryId}>
              <span className="kit-quiet">{t(texts.candidateNo, { no: rank ?? '' })}</span>
              <span className="evaluation-main">{name}</span>
              <Money value={price} />
              {total && <strong>{total}</strong>}
              {mayPassOver && (
                <span className="evaluation-acts">
                  <Button size="small" onClick={passed ? takeBack : () => setChosen(entryId)}>
                    {t(passed ? texts.takeBack : texts.passOver)}
                  </Button>
                </span>
              )}
              {passed && ground && (
                <div className="evaluation-wide kit-quiet">
                  {t(texts.passedOver, { ground: t(ground), reason: passed.reason })}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <FormDialog task={chosen === undefined ? undefined : task} width={640} onClose={() => setChosen(undefined)} />
    </Section>
  );
}
