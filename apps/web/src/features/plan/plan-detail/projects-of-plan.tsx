import type { PlanAnswer } from '@zhaocai/model';
import { planLifecycle } from '@zhaocai/model/plan/plan-lifecycle';
import { hasEnded, projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { Link } from 'react-router';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { projectPath } from '../paths.ts';
import { planTexts as texts } from '../texts.ts';

/** What projects have taken up of the plan and what is left; before it is handed down there is nothing to take up. */
export function ProjectsOfPlan({ plan }: { readonly plan: PlanAnswer }) {
  const t = useText();
  const { projects, usedMoney, releasedMoney, balanceMoney } = plan;
  const isUsable = planLifecycle.is(plan.planStatus, 'handedDown', 'inExecution', 'done');
  if (!isUsable && projects.length === 0) return null;
  const figures = [
    { key: 'used', label: t(texts.taken), value: <Money value={usedMoney} unit /> },
    { key: 'balance', label: t(texts.balance), value: <Money value={balanceMoney} unit /> },
    ...(releasedMoney === null || releasedMoney === '0.00'
      ? []
      : [{ key: 'released', label: t(texts.released), value: <Money value={releasedMoney} unit /> }]),
  ];
  return (
    <Section title={t(texts.projects)} note={String(projects.length)}>
      <DescriptionList facts={figures} />
      {projects.length === 0 && <p className="plan-hint">{t(texts.noProjects)}</p>}
      <ul className="plan-projects">
        {projects.map(({ id, projectName, projectNo, stage, takenMoney }) => (
          <li key={id}>
            <Link to={`${projectPath}?id=${id}`}>{projectName}</Link>
            <span className="plan-hint">{projectNo}</span>
            <ChoiceTag choices={projectLifecycle.choices} value={stage} />
            {hasEnded(stage) ? (
              <span className="plan-hint">{t(texts.endedProject)}</span>
            ) : (
              <Money value={takenMoney} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
