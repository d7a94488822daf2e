import { removeBulletin, upDownBulletin, type BulletinRow } from '@zhaocai/contract/tendering/bulletin-endpoints';
import type { ProjectDetail } from '@zhaocai/contract/tendering/project-endpoints';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { shownInstant } from '../../kit/widgets/instant-picker.tsx';
import { useAskReason, useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { brokenPeriod } from './publish-check.ts';
import { opensProject } from './notice-paths.ts';
import { noticeTexts as texts } from './texts.ts';

type Named = Pick<BulletinRow, 'id' | 'version'>;

export interface NoticeWork {
  readonly isRunning: boolean;
  /** Asks first; with the reason where the rules want one. `prepare` saves what is unsaved and names the row. */
  readonly publish: (notice: PublishedNotice, prepare: () => Promise<Named | undefined>) => Promise<boolean>;
  readonly takeDown: (notice: Named) => Promise<boolean>;
  readonly remove: (notice: Named) => Promise<boolean>;
}

export interface PublishedNotice {
  readonly bulletinType: number;
  readonly project: ProjectDetail;
}

/** Publishing, taking down, deleting: each asks before it is done. */
export function useNoticeWork(): NoticeWork {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const askPublish = useAskPublish();
  const publishing = useCommand(upDownBulletin, { success: texts.published });
  const takingDown = useCommand(upDownBulletin, { success: texts.takenDown });
  const removing = useCommand(removeBulletin, { success: texts.removed });
  return {
    isRunning: publishing.isRunning || takingDown.isRunning || removing.isRunning,
    publish: async (notice, prepare) => {
      const agreed = await askPublish(notice);
      const named = agreed && (await prepare());
      if (!agreed || !named) return false;
      const { id, version } = named;
      return (await publishing.run({ id, version, upDown: 1, reason: agreed.reason })) !== undefined;
    },
    takeDown: async ({ id, version }) => {
      const reason = await askReason({
        title: t(texts.takeDownTitle),
        placeholder: t(texts.takeDownHint),
        ok: t(texts.takeDown),
        isDangerous: true,
      });
      return reason !== undefined && (await takingDown.run({ id, version, upDown: 0, reason })) !== undefined;
    },
    remove: async ({ id }) => {
      const isSure = await confirm({ title: t(texts.removeTitle), ok: t(texts.remove), isDangerous: true });
      return isSure && (await removing.run({ id })) !== undefined;
    },
  };
}

/** What publishing means, said once more; undefined when the user stepped back. */
function useAskPublish() {
  const t = useText();
  const language = useLanguage();
  const confirm = useConfirm();
  const askReason = useAskReason();
  return async ({ bulletinType, project }: PublishedNotice): Promise<{ reason?: string } | undefined> => {
    const times = { entryEnd: shownInstant(project.entryEndTime), bidEnd: shownInstant(project.bidEndTime) };
    const question = { title: t(texts.publishTitle), ok: t(texts.publish) };
    const effect = bulletinType === 2 ? texts.publishResult : texts.publishChange;
    const text = opensProject(bulletinType) ? t(texts.publishStart, times) : t(effect);
    const broken = opensProject(bulletinType) ? brokenPeriod(project.rules) : undefined;
    if (!broken) return (await confirm({ ...question, text })) ? {} : undefined;
    const demand = t(texts.periodReason, { article: broken.article[language] });
    const reason = await askReason({ ...question, text: `${text} ${demand}` });
    return reason === undefined ? undefined : { reason };
  };
}
