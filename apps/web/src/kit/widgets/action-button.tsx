import { CheckOutlined, DeleteOutlined, EditOutlined, PlusOutlined, SaveOutlined } from '@ant-design/icons';
import type { Text } from '@zhaocai/model/kit/text';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../text/language.ts';
import { actionLook, type ActionIcon, type ActionLook } from './action-names.ts';

export interface ActionButtonProps {
  readonly name: Text;
  readonly icon?: ActionIcon;
  readonly isDisabled?: boolean;
  readonly isRunning?: boolean;
  readonly onClick: () => void;
}

const icons: Readonly<Record<ActionIcon, ReactNode>> = {
  edit: <EditOutlined />,
  save: <SaveOutlined />,
  confirm: <CheckOutlined />,
  add: <PlusOutlined />,
  delete: <DeleteOutlined />,
};

const types: Readonly<Record<ActionLook, 'link' | 'primary' | 'default'>> = {
  link: 'link',
  dangerLink: 'link',
  primary: 'primary',
  quiet: 'default',
};

/** A button that looks as its name says: recognised actions are links, deletion warns, stepping back stays quiet. */
export function ActionButton({ name, icon, isDisabled, isRunning, onClick }: ActionButtonProps) {
  const t = useText();
  const look = actionLook(name.zh);
  return (
    <Button
      type={types[look]}
      danger={look === 'dangerLink'}
      size={types[look] === 'link' ? 'small' : undefined}
      icon={icon && icons[icon]}
      disabled={isDisabled}
      loading={isRunning}
      onClick={onClick}
    >
      {t(name)}
    </Button>
  );
}
