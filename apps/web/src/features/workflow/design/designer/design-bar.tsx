import {
  ApartmentOutlined,
  BlockOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  ExpandOutlined,
  ScissorOutlined,
  SnippetsOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { RedoIcon, UndoIcon } from '../../../../kit/widgets/undo-icons.tsx';
import { useReactFlow, useViewport } from '@xyflow/react';
import { Button, Divider, Dropdown, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../../kit/text/language.ts';
import { changeGraph, useDesign, useDesignStore } from '../canvas/design-store.ts';
import { runCommand } from '../canvas/run-command.ts';
import { useZoom } from '../canvas/use-zoom.ts';
import { designTexts as texts } from '../texts.ts';
import { useExport } from '../export/use-export.ts';

interface Tool {
  readonly key: 'undo' | 'redo' | 'copy' | 'cut' | 'paste' | 'remove' | 'selectAll';
  readonly keys: string;
  readonly icon: ReactNode;
}

const tools: readonly Tool[] = [
  { key: 'undo', keys: 'Ctrl+Z', icon: <UndoIcon /> },
  { key: 'redo', keys: 'Ctrl+Y', icon: <RedoIcon /> },
  { key: 'copy', keys: 'Ctrl+C', icon: <CopyOutlined /> },
  { key: 'cut', keys: 'Ctrl+X', icon: <ScissorOutlined /> },
  { key: 'paste', keys: 'Ctrl+V', icon: <SnippetsOutlined /> },
  { key: 'remove', keys: 'Backspace', icon: <DeleteOutlined /> },
  { key: 'selectAll', keys: 'Ctrl+A', icon: <BlockOutlined /> },
];

/** Everything that keys do, as buttons. */
export function DesignBar({ name }: { name: string }) {
  const t = useText();
  const store = useDesignStore();
  const isReadOnly = useDesign((design) => design.isReadOnly);
  const canUndo = useDesign(({ history }) => history.past.length > 0);
  const canRedo = useDesign(({ history }) => history.future.length > 0);
  const isOff = (key: Tool['key']) => isReadOnly || (key === 'undo' && !canUndo) || (key === 'redo' && !canRedo);
  return (
    <div className="flow-designer-bar" role="toolbar" aria-label={name}>
      {tools.map(({ key, keys, icon }) => (
        <ToolButton
          key={key}
          name={t(texts[key])}
          keys={keys}
          icon={icon}
          isOff={isOff(key)}
          onClick={() => runCommand(store, key)}
        />
      ))}
      <Divider orientation="vertical" />
      <ZoomTools />
      <Divider orientation="vertical" />
      <TidyButton isOff={isReadOnly} />
      <span className="flow-designer-bar-end">
        <ExportMenu name={name} />
      </span>
    </div>
  );
}

interface ToolButtonProps {
  readonly name: string;
  readonly keys?: string;
  readonly icon: ReactNode;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function ToolButton({ name, keys, icon, isOff, onClick }: ToolButtonProps) {
  return (
    <Tooltip title={keys ? `${name} (${keys})` : name}>
      <Button type="text" icon={icon} aria-label={name} disabled={isOff} onClick={onClick} />
    </Tooltip>
  );
}

function ZoomTools() {
  const t = useText();
  const zoom = useZoom();
  const { zoom: now } = useViewport();
  const { fitView } = useReactFlow();
  return (
    <>
      <ToolButton name={t(texts.zoomOut)} keys="Ctrl+2, Ctrl+-" icon={<ZoomOutOutlined />} onClick={() => zoom(-1)} />
      <span className="kit-number" aria-live="polite">
        {Math.round(now * 100)}%
      </span>
      <ToolButton name={t(texts.zoomIn)} keys="Ctrl+1, Ctrl+=" icon={<ZoomInOutlined />} onClick={() => zoom(1)} />
      <ToolButton
        name={t(texts.fit)}
        keys="Ctrl+0"
        icon={<ExpandOutlined />}
        onClick={() => void fitView({ padding: 0.16, maxZoom: 1 })}
      />
    </>
  );
}

/** The layout engine is fetched when it is first asked for. */
function TidyButton({ isOff }: { isOff: boolean }) {
  const t = useText();
  const store = useDesignStore();
  const { fitView } = useReactFlow();
  const tidy = async () => {
    const { tidied } = await import('../drawing/layout.ts');
    changeGraph(store, tidied(store.getState().graph));
    requestAnimationFrame(() => void fitView({ padding: 0.16, maxZoom: 1, duration: 200 }));
  };
  return <ToolButton name={t(texts.tidy)} icon={<ApartmentOutlined />} isOff={isOff} onClick={() => void tidy()} />;
}

function ExportMenu({ name }: { name: string }) {
  const t = useText();
  const exportAs = useExport(name);
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'png', label: t(texts.exportPng) },
          { key: 'svg', label: t(texts.exportSvg) },
          { key: 'bpmn', label: t(texts.exportBpmn) },
        ],
        onClick: ({ key }) => void exportAs(key === 'png' || key === 'svg' ? key : 'bpmn'),
      }}
    >
      <Button icon={<DownloadOutlined />}>{t(texts.export)}</Button>
    </Dropdown>
  );
}
