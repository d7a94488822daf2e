import { lawRegime } from '@zhaocai/model/procedure/method';
import type { Procedure, ProcedureStep } from '@zhaocai/model/procedure/procedure';
import { stepActor } from '@zhaocai/model/procedure/step';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { procedureTexts as texts } from '../texts.ts';

interface StepsPictureProps {
  readonly procedure: Procedure;
  /** What a buyer has set of a step beside the law, in words. */
  readonly ownOf?: (step: ProcedureStep) => readonly string[];
}

/** The steps of a method as a line, each with who does it. */
export function StepsPicture({ procedure, ownOf }: StepsPictureProps) {
  return (
    <ol className="method-steps">
      {procedure.steps.map((step) => (
        <StepCard key={step.name} step={step} own={ownOf?.(step) ?? []} />
      ))}
    </ol>
  );
}

function StepCard({ step, own }: { readonly step: ProcedureStep; readonly own: readonly string[] }) {
  const t = useText();
  const actor = stepActor.choices.find(({ name }) => name === step.actor);
  const laws = lawRegime.choices.filter(({ name }) => step.regimes?.includes(name));
  const notes = [
    ...(step.isOptional ? [t(texts.optional)] : []),
    ...(step.of === 'package' ? [t(texts.perPackage)] : []),
    ...laws.map(({ label }) => t(label)),
  ];
  return (
    <li className={`method-step kit-tone-${actor?.tone ?? 'grey'}${step.isOptional ? ' method-optional' : ''}`}>
      <strong>{t(step.label)}</strong>
      <span>{actor && t(actor.label)}</span>
      {notes.length > 0 && <em>{notes.join(' · ')}</em>}
      {own.map((words) => (
        <ToneTag key={words} tone="blue">
          {words}
        </ToneTag>
      ))}
    </li>
  );
}
