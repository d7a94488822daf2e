import { useEditorState, type Editor } from '@tiptap/react';
import { Button, ColorPicker, Dropdown, Select, Tooltip } from 'antd';
import { BgColorsOutlined, FontColorsOutlined, TableOutlined } from '@ant-design/icons';
import { useText } from '../text/language.ts';
import { editorTexts as texts } from './editor-texts.ts';
import type { EditorFileKind } from './editor-files.ts';
import { editorButtons, tableActions } from './editor-buttons.tsx';

export interface EditorToolsProps {
  readonly editor: Editor;
  readonly label: string;
  readonly onFile: (kind: EditorFileKind) => void;
  readonly hasVideo: boolean;
}

/** Font sizes that are offered, in pixels: 9 to 32. */
export const fontSizes = [9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32];
const usualSize = '14px';

/** The editor's buttons; each says whether it is on where the caret stands. */
export function EditorTools({ editor, label, onFile, hasVideo }: EditorToolsProps) {
  const t = useText();
  const buttons = editorButtons(onFile, hasVideo);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      block: [1, 2, 3, 4].find((level) => current.isActive('heading', { level })) ?? 0,
      size: String(current.getAttributes('textStyle').fontSize ?? usualSize),
      on: buttons.filter((button) => button.isOn?.(current)).map(({ key }) => key),
      isInTable: current.isActive('table'),
    }),
  });
  return (
    <div className="kit-editor-tools" role="toolbar" aria-label={label}>
      <Select
        size="small"
        variant="borderless"
        aria-label={t(texts.block)}
        value={state.block}
        popupMatchSelectWidth={false}
        options={[
          { value: 0, label: t(texts.paragraph) },
          ...[1, 2, 3, 4].map((level) => ({ value: level, label: t(texts.heading, { level }) })),
        ]}
        onChange={(level) => setBlock(editor, level)}
      />
      <Select
        size="small"
        variant="borderless"
        aria-label={t(texts.fontSize)}
        value={state.size}
        popupMatchSelectWidth={false}
        options={fontSizes.map((size) => ({ value: `${size}px`, label: `${size} px` }))}
        onChange={(size) => editor.chain().focus().setFontSize(size).run()}
      />
      <ColorTool
        label={t(texts.color)}
        icon={<FontColorsOutlined />}
        onPick={(color) => editor.chain().focus().setColor(color).run()}
      />
      <ColorTool
        label={t(texts.background)}
        icon={<BgColorsOutlined />}
        onPick={(color) => editor.chain().focus().setBackgroundColor(color).run()}
      />
      {buttons.map((button) => (
        <Tooltip key={button.key} title={t(button.label)} mouseEnterDelay={0.5}>
          <Button
            type="text"
            size="small"
            icon={button.icon}
            aria-label={t(button.label)}
            aria-pressed={button.isOn ? state.on.includes(button.key) : undefined}
            className={state.on.includes(button.key) ? 'kit-editor-on' : undefined}
            onClick={() => button.run(editor)}
          />
        </Tooltip>
      ))}
      <Dropdown
        trigger={['click']}
        menu={{
          items: tableActions
            .filter(({ isInside }) => isInside === state.isInTable)
            .map((action) => ({ key: action.key, label: t(action.label), onClick: () => action.run(editor) })),
        }}
      >
        <Button type="text" size="small" icon={<TableOutlined />} aria-label={t(texts.table)} title={t(texts.table)} />
      </Dropdown>
    </div>
  );
}

interface ColorToolProps {
  readonly label: string;
  readonly icon: React.ReactNode;
  readonly onPick: (color: string) => void;
}

const colors = ['#000000', '#595959', '#cf1322', '#d46b08', '#d4b106', '#389e0d', '#0958d9', '#531dab', '#ffffff'];

function ColorTool({ label, icon, onPick }: ColorToolProps) {
  return (
    <ColorPicker
      disabledAlpha
      defaultValue={colors[0]}
      presets={[{ label, colors, key: 'usual' }]}
      onChangeComplete={(color) => onPick(color.toHexString())}
    >
      <Button type="text" size="small" icon={icon} aria-label={label} title={label} />
    </ColorPicker>
  );
}

function setBlock(editor: Editor, level: number): void {
  const chain = editor.chain().focus();
  if (level === 1 || level === 2 || level === 3 || level === 4) chain.setHeading({ level }).run();
  else chain.setParagraph().run();
}
