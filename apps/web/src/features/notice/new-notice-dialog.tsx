import { resource } from '@zhaocai/contract/kit/resource';
import { bulletinTypes } from '@zhaocai/contract/tendering/choices';
import { project } from '@zhaocai/contract/tendering/project';
import { projectLifecycle } from '@zhaocai/contract/tendering/project-lifecycle';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { noticePaths } from './notice-paths.ts';
import { noticeTexts as texts } from './texts.ts';

export interface NewNoticeDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The projects that wait for a notice now, and which kind each waits for. */
export function NewNoticeDialog({ isOpen, onClose }: NewNoticeDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      title={t(texts.addTitle)}
      width={640}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(texts.close)}</Button>}
    >
      {isOpen && <WaitingProjects onClose={onClose} />}
    </Dialog>
  );
}

const { page: projectPage } = resource(project);

function WaitingProjects({ onClose }: Pick<NewNoticeDialogProps, 'onClose'>) {
  if (!projectPage) throw new Error('projects have no list to choose from');
  const t = useText();
  const navigate = useNavigate();
  const confirmed = useEndpoint(projectPage, { stage: 25, size: 50, current: 1 });
  const selected = useEndpoint(projectPage, { stage: 60, auditStatus: 2, size: 50, current: 1 });
  const write = (projectId: string, bulletinType: number) => {
    onClose();
    void navigate(noticePaths.write(projectId, bulletinType));
  };
  return (
    <Loaded query={confirmed} rows={4}>
      {({ records: starting }) => (
        <Loaded query={selected} rows={4}>
          {({ records: ending }) => {
            const waiting = [
              ...starting.map((row) => ({ row, bulletinType: 10 })),
              ...ending.map((row) => ({ row, bulletinType: 2 })),
            ];
            if (waiting.length === 0) return <Empty title={t(texts.addEmpty)} help={t(texts.addEmptyHelp)} />;
            return (
              <ul className="notice-waiting">
                {waiting.map(({ row, bulletinType }) => (
                  <li key={row.id}>
                    <span className="notice-cell">
                      <strong>{row.projectName}</strong>
                      <span>
                        {row.projectNo} · <ChoiceTag choices={projectLifecycle.states} value={row.stage} />
                      </span>
                    </span>
                    <ChoiceTag choices={bulletinTypes} value={bulletinType} />
                    <Button type="primary" ghost size="small" onClick={() => write(row.id, bulletinType)}>
                      {t(texts.write)}
                    </Button>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}
