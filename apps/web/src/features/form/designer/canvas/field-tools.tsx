import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { memo, type MouseEvent } from 'react';
import { useText } from '../../../../kit/text/language.ts';
import { duplicate, removeFields, step } from '../commands.ts';
import { useDesignStore } from '../design-store.ts';
import { designTexts as texts } from '../texts.ts';

/** What can be done with the chosen field, where it stands. */
export const FieldTools = memo(function FieldTools({ id }: { readonly id: string }) {
  const t = useText();
  const store = useDesignStore();
  const tools = [
    { name: t(texts.moveUp), keys: 'Alt+↑', icon: <ArrowUpOutlined />, run: () => step(store, id, -1) },
    { name: t(texts.moveDown), keys: 'Alt+↓', icon: <ArrowDownOutlined />, run: () => step(store, id, 1) },
    { name: t(texts.copy), keys: 'Ctrl+D', icon: <CopyOutlined />, run: () => duplicate(store, id) },
    { name: t(texts.remove), keys: 'Delete', icon: <DeleteOutlined />, run: () => removeFields(store, new Set([id])) },
  ];
  const press = (run: () => void) => (event: MouseEvent) => {
    event.stopPropagation();
    run();
  };
  return (
    <div className="form-field-tools">
      {tools.map(({ name, keys, icon, run }) => (
        <Tooltip key={name} title={`${name} (${keys})`}>
          <Button size="small" type="primary" icon={icon} aria-label={name} onClick={press(run)} />
        </Tooltip>
      ))}
    </div>
  );
});
