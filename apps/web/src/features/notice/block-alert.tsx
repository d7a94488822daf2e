import type { ProjectDetail } from '@zhaocai/contract/tendering/project-endpoints';
import { Alert } from 'antd';
import { msToInstant } from '../../kit/clock/server-clock.ts';
import { useServerNow } from '../../kit/clock/use-server-now.ts';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { publishBlock } from './publish-check.ts';
import { noticeTexts as texts } from './texts.ts';

/** Why the notice cannot go out now, before anybody presses the button. */
export function BlockAlert({ project, bulletinType }: { project: ProjectDetail; bulletinType: number }) {
  const t = useText();
  const language = useLanguage();
  const now = msToInstant(useServerNow(30_000));
  const block = publishBlock(project, { bulletinType, now });
  if (!block) return null;
  const title =
    'code' in block ? t(texts.ruleBroken, { name: block.name[language], article: block.article[language] }) : t(block);
  return <Alert type="warning" showIcon title={title} />;
}
