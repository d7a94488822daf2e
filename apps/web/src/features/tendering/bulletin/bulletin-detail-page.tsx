import {
  bulletinById,
  bulletinPdf,
  removeBulletin,
  upDownBulletin,
  type BulletinDetail,
} from '@zhaocai/model/tendering/bulletin-endpoints';
import { bulletinLifecycle } from '@zhaocai/model/tendering/bulletin-lifecycle';
import { bulletinType } from '@zhaocai/model/tendering/choices';
import { Alert, Button } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { usePageTab, useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PdfButton } from '../../../kit/widgets/pdf-button.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { WatchButton } from '../../attention/index.ts';
import { ApprovalPanel } from '../../workflow/index.ts';
import { BulletinSheet } from './bulletin-sheet.tsx';
import { NoticeRelations } from './notice-relations.tsx';
import { editBulletinPath, bulletinListPath, projectPath } from './paths.ts';
import { bulletinTexts as texts } from './texts.ts';
import { usePublish } from './use-publish.ts';

/** A notice as its writer sees it: `?id=`. */
export function BulletinDetailPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(bulletinById, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.title);
  if (id === '') return <Empty title={t(texts.noBulletin)} />;
  return <Loaded query={query}>{(bulletin) => <BulletinView bulletin={bulletin} />}</Loaded>;
}

function BulletinView({ bulletin }: { bulletin: BulletinDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const { publish, isPublishing } = usePublish();
  const { takeDown, putUpAgain, remove } = useBulletinCommands(bulletin);
  const may = (action: string) => bulletin.actions.includes(action);
  const isForAnother =
    bulletinLifecycle.is(bulletin.bulletinStatus, 'approved') && bulletinType.is(bulletin.bulletinType, 'change');
  return (
    <div className="kit-page">
      <PageHead
        title={<ChoiceTag choices={bulletinType.choices} value={bulletin.bulletinType} />}
        note={<ChoiceTag choices={bulletinLifecycle.choices} value={bulletin.bulletinStatus} />}
        actions={
          <>
            <WatchButton type="notice" id={bulletin.id} />
            <PdfButton
              endpoint={bulletinPdf}
              input={{ id: bulletin.id, tenantId: bulletin.tenantId }}
              title={bulletin.title}
            />
            <Button onClick={() => window.print()}>{t(texts.print)}</Button>
            {may('remove') && (
              <Button danger onClick={() => void remove()}>
                {t(texts.remove)}
              </Button>
            )}
            {may('takeDown') && (
              <Button danger onClick={() => void takeDown()}>
                {t(texts.takeDown)}
              </Button>
            )}
            {may('putUpAgain') && (
              <Button type="primary" onClick={() => void putUpAgain()}>
                {t(texts.putUpAgain)}
              </Button>
            )}
            {may('edit') && (
              <Button onClick={() => void navigate(editBulletinPath(bulletin.id))}>{t(texts.edit)}</Button>
            )}
            {may('publish') && (
              <Button type="primary" loading={isPublishing} onClick={() => void publish(bulletin)}>
                {t(bulletin.approval?.flowName ? texts.ask : texts.publish)}
              </Button>
            )}
          </>
        }
      >
        <Link to={projectPath(bulletin.projectId)}>{bulletin.projectName}</Link>
        <span className="kit-mono">{bulletin.projectNo}</span>
      </PageHead>
      {isForAnother && <Alert type="info" showIcon title={t(may('publish') ? texts.forYou : texts.forAnother)} />}
      {bulletin.downReason && (
        <Alert type="warning" showIcon title={t(texts.downReason, { reason: bulletin.downReason })} />
      )}
      <NoticeRelations bulletin={bulletin} />
      <ApprovalPanel approval={bulletin.approval} />
      <BulletinSheet bulletin={bulletin} />
    </div>
  );
}

function useBulletinCommands({ id, version }: BulletinDetail) {
  const t = useText();
  const navigate = useNavigate();
  const tab = usePageTab();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const down = useCommand(upDownBulletin, { success: texts.takenDown });
  const up = useCommand(upDownBulletin, { success: texts.putUpDone });
  const removal = useCommand(removeBulletin, { success: texts.removed });
  return {
    takeDown: async () => {
      const question = {
        title: t(texts.takeDownTitle),
        placeholder: t(texts.takeDownReason),
        ok: t(texts.takeDown),
        isDangerous: true,
      };
      const reason = await askReason(question);
      if (reason) await down.run({ id, version, upDown: 0, reason });
    },
    putUpAgain: async () => {
      const question = { title: t(texts.putUpAgainTitle), text: t(texts.putUpAgainText), ok: t(texts.putUpAgain) };
      if (await confirm(question)) await up.run({ id, version, upDown: 1 });
    },
    remove: async () => {
      const isSure = await confirm({ title: t(texts.removeTitle), ok: t(texts.remove), isDangerous: true });
      if (!isSure || !(await removal.run({ id }))) return;
      tab.close();
      void navigate(bulletinListPath, { replace: true });
    },
  };
}
