import type { PlanAnswer } from '@zhaocai/model';
import { planModify } from '@zhaocai/model/plan/plan';
import { Link } from 'react-router';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import { adjustmentPath } from '../paths.ts';
import { planTexts as texts } from '../texts.ts';

const { modifyType, auditStatus } = planModify.fields;

/** Every adjustment that was asked for of the plan and of those before it, with what became of it. */
export function ChangesOfPlan({ changes }: Pick<PlanAnswer, 'changes'>) {
  const t = useText();
  if (changes.length === 0) return null;
  return (
    <Section title={t(texts.adjustments)} note={String(changes.length)}>
      <ul className="plan-projects">
        {changes.map((change) => (
          <li key={change.id}>
            <Link to={`${adjustmentPath}?id=${change.id}`}>{change.reason}</Link>
            <ChoiceTag choices={modifyType.choices} value={change.modifyType} />
            <ChoiceTag choices={auditStatus.choices} value={change.auditStatus} />
            <span className="plan-hint">{shownInstant(change.createTime)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
