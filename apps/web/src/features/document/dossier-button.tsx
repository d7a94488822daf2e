import { FolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { documentTexts as texts } from './texts.ts';
import { useDossier } from './use-dossier.ts';

/** All files of a project as one archive, with how far its download is; not there for who may not have it. */
export function DossierButton({ projectId }: { projectId: string }) {
  const t = useText();
  const allowed = useAllowed();
  const { percent, start } = useDossier(projectId);
  if (!allowed('projectFiles_dossier')) return null;
  const isRunning = percent !== undefined;
  return (
    <Button icon={<FolderOutlined />} loading={isRunning} title={t(texts.dossierHelp)} onClick={() => void start()}>
      <span aria-live="polite">{isRunning ? t(texts.dossierRunning, { percent }) : t(texts.dossier)}</span>
    </Button>
  );
}
