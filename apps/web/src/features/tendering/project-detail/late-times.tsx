import { project } from '@zhaocai/model/tendering/project';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { isPublicationPeriod, shortBy } from '@zhaocai/model/tendering/rule-check';
import { Alert } from 'antd';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { detailTexts as texts } from './texts.ts';

/** Before the publication: which of the times is too short now, and by how much; and whether a reason lets it pass. */
export function LateTimes({ detail }: { detail: ProjectDetail }) {
  const t = useText();
  const faults = lateTimes(detail, t);
  const title = isShortWithReason(detail) ? texts.shortTitle : texts.lateTitle;
  if (faults.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t(title)}
      description={
        <ul className="detail-late">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      }
    />
  );
}

/** All that is short is a period that a written reason shortens. */
export function isShortWithReason({ entryEndTime, rules, serverTime }: Omit<Judged, 'bidEndTime' | 'stage'>): boolean {
  const short = rules.filter(({ kind, passed }) => isPublicationPeriod(kind) && passed === false);
  return short.length > 0 && short.every(({ isOverridable }) => isOverridable) && entryEndTime > serverTime;
}

/** What of the rules is not kept if the notice went out now, the times apart. */
export function brokenRules({ rules }: Pick<Judged, 'rules'>, t: Translate): string[] {
  return rules
    .filter(({ kind, passed }) => !isPublicationPeriod(kind) && passed === false)
    .map(({ name, article }) => t(texts.ruleNotKept, { name: t(name), article: t(article) }));
}

type Judged = Pick<ProjectDetail, 'stage' | 'entryEndTime' | 'bidEndTime' | 'rules' | 'serverTime'>;

export function lateTimes({ stage, entryEndTime, bidEndTime, rules, serverTime }: Judged, t: Translate): string[] {
  if (!projectLifecycle.is(stage, 'toConfirm', 'ready')) return [];
  const passed = shortBy(entryEndTime, serverTime);
  return [
    ...(passed ? [t(texts.latePassed, { field: t(project.fields.entryEndTime.label), ...passed })] : []),
    ...rules
      .filter(({ kind, passed: isKept }) => isPublicationPeriod(kind) && isKept === false)
      .flatMap(({ kind, earliest, article }) => {
        const field = kind === 'salePeriod' ? 'entryEndTime' : 'bidEndTime';
        const short = earliest && shortBy({ entryEndTime, bidEndTime }[field], earliest);
        if (!earliest || !short) return [];
        const label = t(project.fields[field].label);
        return [t(texts.lateShort, { field: label, earliest: shownInstant(earliest), article: t(article), ...short })];
      }),
  ];
}
