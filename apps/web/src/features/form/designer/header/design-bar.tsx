import {
  CopyOutlined,
  DeleteOutlined,
  HistoryOutlined,
  ImportOutlined,
  SnippetsOutlined,
  VerticalLeftOutlined,
  VerticalRightOutlined,
} from '@ant-design/icons';
import { RedoIcon, UndoIcon } from '../../../../kit/widgets/undo-icons.tsx';
import type { FormDetail } from '@zhaocai/model/form/design-endpoints';
import { writeForm } from '@zhaocai/model/form/write-form';
import { Button, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../../kit/text/language.ts';
import { copyText } from '../../../../kit/widgets/copy-text.ts';
import { useNotify } from '../../../../kit/widgets/use-notify.tsx';
import { runEdit, stepIn, stepOut } from '../commands.ts';
import { useDesign, useDesignStore } from '../design-store.ts';
import { designTexts as texts } from '../texts.ts';
import type { DesignWork } from '../use-design-work.ts';
import { useRefuse } from '../use-refuse.ts';
import { ImportDrawer } from './import-drawer.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';

export interface DesignBarProps {
  readonly detail: FormDetail;
  readonly work: DesignWork;
}

/** Everything that keys do, as buttons; and the form's JSON and its versions. */
export function DesignBar({ detail, work }: DesignBarProps) {
  const t = useText();
  const isReadOnly = useDesign((design) => design.isReadOnly);
  const [drawer, setDrawer] = useState<'import' | 'versions'>();
  const close = () => setDrawer(undefined);
  return (
    <div className="form-design-bar" role="toolbar" aria-label={t(texts.tools)}>
      {!isReadOnly && <EditTools />}
      <span className="form-design-bar-end">
        {!isReadOnly && (
          <Button icon={<ImportOutlined />} onClick={() => setDrawer('import')}>
            {t(texts.importJson)}
          </Button>
        )}
        <CopyJson />
        <Button icon={<HistoryOutlined />} onClick={() => setDrawer('versions')}>
          {t(texts.versions)}
        </Button>
      </span>
      {drawer === 'import' && <ImportDrawer onClose={close} />}
      {drawer === 'versions' && <VersionsDrawer detail={detail} work={work} onClose={close} />}
    </div>
  );
}

function CopyJson() {
  const t = useText();
  const store = useDesignStore();
  const notify = useNotify();
  const copy = async () => {
    const isCopied = await copyText(JSON.stringify(writeForm(store.getState().form), null, 2));
    if (isCopied) notify.success(t(texts.copied));
    else notify.warning(t(texts.notCopied));
  };
  return (
    <Button icon={<CopyOutlined />} onClick={() => void copy()}>
      {t(texts.copyJson)}
    </Button>
  );
}

function EditTools() {
  const t = useText();
  const store = useDesignStore();
  const refuse = useRefuse();
  const canUndo = useDesign(({ history }) => history.past.length > 0);
  const canRedo = useDesign(({ history }) => history.future.length > 0);
  const [first] = useDesign(({ chosen }) => chosen);
  const isNone = first === undefined;
  const run = (command: Parameters<typeof runEdit>[1]) => () => runEdit(store, command, refuse);
  return (
    <>
      <Tool name={t(texts.undo)} keys="Ctrl+Z" icon={<UndoIcon />} isOff={!canUndo} onClick={run('undo')} />
      <Tool name={t(texts.redo)} keys="Ctrl+Y" icon={<RedoIcon />} isOff={!canRedo} onClick={run('redo')} />
      <Tool name={t(texts.copy)} keys="Ctrl+C" icon={<CopyOutlined />} isOff={isNone} onClick={run('copy')} />
      <Tool name={t(texts.paste)} keys="Ctrl+V" icon={<SnippetsOutlined />} onClick={run('paste')} />
      <Tool name={t(texts.remove)} keys="Delete" icon={<DeleteOutlined />} isOff={isNone} onClick={run('remove')} />
      <Tool
        name={t(texts.moveIn)}
        keys="Alt+→"
        icon={<VerticalLeftOutlined />}
        isOff={isNone}
        onClick={() => first && stepIn(store, first, refuse)}
      />
      <Tool
        name={t(texts.moveOut)}
        keys="Alt+←"
        icon={<VerticalRightOutlined />}
        isOff={isNone}
        onClick={() => first && stepOut(store, first)}
      />
    </>
  );
}

interface ToolProps {
  readonly name: string;
  readonly keys: string;
  readonly icon: ReactNode;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function Tool({ name, keys, icon, isOff, onClick }: ToolProps) {
  return (
    <Tooltip title={`${name} (${keys})`}>
      <Button type="text" icon={icon} aria-label={name} disabled={isOff} onClick={onClick} />
    </Tooltip>
  );
}
