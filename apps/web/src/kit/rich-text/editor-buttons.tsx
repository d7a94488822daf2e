import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  LineOutlined,
  OrderedListOutlined,
  PaperClipOutlined,
  PictureOutlined,
  RightSquareOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import { RedoIcon, UndoIcon } from '../widgets/undo-icons.tsx';
import type { Text } from '@zhaocai/model/kit/text';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { editorTexts as texts } from './editor-texts.ts';
import type { EditorFileKind } from './editor-files.ts';

export interface EditorButton {
  readonly key: string;
  readonly label: Text;
  readonly icon: ReactNode;
  readonly run: (editor: Editor) => unknown;
  readonly isOn?: (editor: Editor) => boolean;
}

const bold: EditorButton = {
  key: 'bold',
  label: texts.bold,
  icon: <BoldOutlined />,
  run: (editor) => editor.chain().focus().toggleBold().run(),
  isOn: (editor) => editor.isActive('bold'),
};
const italic: EditorButton = {
  key: 'italic',
  label: texts.italic,
  icon: <ItalicOutlined />,
  run: (editor) => editor.chain().focus().toggleItalic().run(),
  isOn: (editor) => editor.isActive('italic'),
};
const underline: EditorButton = {
  key: 'underline',
  label: texts.underline,
  icon: <UnderlineOutlined />,
  run: (editor) => editor.chain().focus().toggleUnderline().run(),
  isOn: (editor) => editor.isActive('underline'),
};
const strike: EditorButton = {
  key: 'strike',
  label: texts.strike,
  icon: <StrikethroughOutlined />,
  run: (editor) => editor.chain().focus().toggleStrike().run(),
  isOn: (editor) => editor.isActive('strike'),
};
const lists: readonly EditorButton[] = [
  {
    key: 'bullets',
    label: texts.bullets,
    icon: <UnorderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    key: 'numbers',
    label: texts.numbers,
    icon: <OrderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    key: 'quote',
    label: texts.quote,
    icon: <RightSquareOutlined />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    key: 'line',
    label: texts.line,
    icon: <LineOutlined />,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];
const history: readonly EditorButton[] = [
  {
    key: 'clear',
    label: texts.clear,
    icon: <ClearOutlined />,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  { key: 'undo', label: texts.undo, icon: <UndoIcon />, run: (editor) => editor.chain().focus().undo().run() },
  { key: 'redo', label: texts.redo, icon: <RedoIcon />, run: (editor) => editor.chain().focus().redo().run() },
];

function aligned(key: 'left' | 'center' | 'right', icon: ReactNode): EditorButton {
  return {
    key,
    label: texts[key],
    icon,
    run: (editor) => editor.chain().focus().setTextAlign(key).run(),
    isOn: (editor) => editor.isActive({ textAlign: key }),
  };
}

/** The buttons in their order. */
export function editorButtons(onFile: (kind: EditorFileKind) => void, hasVideo: boolean): readonly EditorButton[] {
  const insert = (key: EditorFileKind, icon: ReactNode): EditorButton => ({
    key,
    label: texts[key],
    icon,
    run: () => onFile(key),
  });
  return [
    bold,
    italic,
    underline,
    strike,
    aligned('left', <AlignLeftOutlined />),
    aligned('center', <AlignCenterOutlined />),
    aligned('right', <AlignRightOutlined />),
    ...lists,
    insert('image', <PictureOutlined />),
    ...(hasVideo ? [insert('video', <VideoCameraOutlined />)] : []),
    insert('file', <PaperClipOutlined />),
    ...history,
  ];
}

export interface TableAction {
  readonly key: string;
  readonly label: Text;
  /** Offered while the caret is in a table; otherwise while it is not. */
  readonly isInside: boolean;
  readonly run: (editor: Editor) => unknown;
}

const inside = (key: keyof typeof texts, run: TableAction['run']): TableAction => ({
  key,
  label: texts[key],
  isInside: true,
  run,
});

export const tableActions: readonly TableAction[] = [
  {
    key: 'insertTable',
    label: texts.insertTable,
    isInside: false,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  inside('rowBelow', (editor) => editor.chain().focus().addRowAfter().run()),
  inside('columnAfter', (editor) => editor.chain().focus().addColumnAfter().run()),
  inside('deleteRow', (editor) => editor.chain().focus().deleteRow().run()),
  inside('deleteColumn', (editor) => editor.chain().focus().deleteColumn().run()),
  inside('mergeCells', (editor) => editor.chain().focus().mergeOrSplit().run()),
  inside('deleteTable', (editor) => editor.chain().focus().deleteTable().run()),
];
