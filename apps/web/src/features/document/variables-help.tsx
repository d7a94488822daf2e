import './document.css';
import { templateVariables, type TemplateVariable } from '@zhaocai/model/document/template-variables';
import { Button, Table } from 'antd';
import { useText } from '../../kit/text/language.ts';
import { copyText } from '../../kit/widgets/copy-text.ts';
import { administrationWidth, Dialog } from '../../kit/widgets/dialog.tsx';
import { documentTexts as texts } from './texts.ts';

interface Line {
  readonly key: string;
  readonly mark: string;
  readonly label: TemplateVariable['label'];
  readonly children?: readonly Line[];
}

/** A group's names are spelled with it, a list's stand within its loop. */
function linesOf(variables: readonly TemplateVariable[], at: { prefix: string; path: string }): Line[] {
  return variables.map(({ name, label, kind, children }) => {
    const full = `${at.prefix}${name}`;
    const path = `${at.path}/${name}`;
    const mark = kind === 'list' ? `\${#${full}} … \${/${full}}` : kind === 'group' ? full : `\${${full}}`;
    const inner = children && linesOf(children, { prefix: kind === 'group' ? `${full}.` : '', path });
    return { key: path, mark, label, ...(inner && { children: inner }) };
  });
}

const lines = linesOf(templateVariables, { prefix: '', path: '' });

/** Every name that a template may use, and how it is written. */
export function VariablesHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      title={t(texts.variables)}
      width={administrationWidth}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(texts.close)}</Button>}
    >
      <p className="document-hint">{t(texts.howTo)}</p>
      <Table<Line>
        size="small"
        pagination={false}
        dataSource={lines}
        scroll={{ y: 420 }}
        expandable={{ defaultExpandedRowKeys: ['/project'] }}
        columns={[
          {
            key: 'mark',
            title: t(texts.variable),
            render: (_, { mark }) => (
              <button type="button" className="document-mark" onClick={() => void copyText(mark)}>
                {mark}
              </button>
            ),
          },
          { key: 'label', title: t(texts.meaning), render: (_, { label }) => t(label) },
        ]}
      />
    </Dialog>
  );
}
