import { RollbackOutlined } from '@ant-design/icons';

/** An arrow back, and its picture in a mirror: the round ones of the set are taken for headphones. */
export function UndoIcon() {
  return <RollbackOutlined />;
}

export function RedoIcon() {
  return <RollbackOutlined style={{ transform: 'scaleX(-1)' }} />;
}
