import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useText } from '../../kit/text/language.ts';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { textBlock, type NoticeBlock, type NoticeSection } from './notice-document.ts';
import { NoticeSheet } from './notice-sheet.tsx';
import { noticeTexts as texts } from './texts.ts';

export interface SectionEditorProps {
  readonly section: NoticeSection;
  readonly onChange: (section: NoticeSection) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One headed section: its paragraphs as lines to type, its tables as they will be read. */
export function SectionEditor({ section, onChange, onMove, onRemove }: SectionEditorProps) {
  const t = useText();
  const confirm = useConfirm();
  const { title, blocks } = section;
  const replace = (key: string, next: NoticeBlock | undefined) =>
    onChange({ ...section, blocks: blocks.flatMap((block) => (block.key === key ? (next ?? []) : block)) });
  const handleRemove = async () => {
    const isEmpty = blocks.every((block) => block.kind === 'text' && block.text.trim() === '');
    const question = { title: t(texts.removeSectionTitle, { title }), ok: t(texts.removeSection), isDangerous: true };
    if (isEmpty || (await confirm(question))) onRemove();
  };
  return (
    <li className="notice-section">
      <div className="notice-section-head">
        <Input
          variant="borderless"
          className="notice-section-title"
          aria-label={t(texts.sectionTitle)}
          placeholder={t(texts.sectionTitle)}
          value={title}
          maxLength={100}
          onChange={(event) => onChange({ ...section, title: event.target.value })}
        />
        <Tool icon={<ArrowUpOutlined />} label={t(texts.moveUp)} onClick={() => onMove(-1)} />
        <Tool icon={<ArrowDownOutlined />} label={t(texts.moveDown)} onClick={() => onMove(1)} />
        <Tool icon={<DeleteOutlined />} label={t(texts.removeSection)} onClick={() => void handleRemove()} />
      </div>
      {blocks.map((block) =>
        block.kind === 'text' ? (
          <Input.TextArea
            key={block.key}
            aria-label={title || t(texts.content)}
            autoSize={{ minRows: 1, maxRows: 16 }}
            value={block.text}
            onChange={(event) => replace(block.key, { ...block, text: event.target.value })}
          />
        ) : (
          <div key={block.key} className="notice-kept">
            <div className="notice-kept-head">
              <span>{t(texts.kept)}</span>
              <Button type="text" size="small" onClick={() => replace(block.key, undefined)}>
                {t(texts.removeBlock)}
              </Button>
            </div>
            <NoticeSheet content={block.html} />
          </div>
        ),
      )}
      {blocks.at(-1)?.kind !== 'text' && (
        <Button
          type="text"
          size="small"
          icon={<PlusOutlined />}
          onClick={() => onChange({ ...section, blocks: [...blocks, textBlock()] })}
        >
          {t(texts.addText)}
        </Button>
      )}
    </li>
  );
}

function Tool({ icon, label, onClick }: { icon: React.ReactNode; label: string; onClick: () => void }) {
  return <Button type="text" size="small" icon={icon} aria-label={label} title={label} onClick={onClick} />;
}
