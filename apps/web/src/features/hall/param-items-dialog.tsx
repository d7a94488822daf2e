import './hall.css';
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { paramItem, saveParamItems } from '@zhaocai/model/hall/param-endpoints';
import { isScored, paramTemplate } from '@zhaocai/model/hall/param-template';
import type { Row } from '@zhaocai/model/kit/entity';
import { resource } from '@zhaocai/model/kit/resource';
import { Button, Input } from 'antd';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useDialogDraft, type DialogDraft } from '../../kit/resource-form/use-dialog-draft.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { hallTexts as texts } from './texts.ts';

interface Line {
  readonly key: number;
  readonly itemName: string;
  readonly standard: string;
  readonly maxScore: string;
}

interface Draft {
  /** Undefined until something is changed. */
  readonly lines: readonly Line[] | undefined;
}

const { detail } = resource(paramTemplate);

interface DialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The items of a template: with points where its kind is scored. */
export function ParamItemsDialog({ id, onClose }: DialogProps) {
  const t = useText();
  const query = useEndpoint(detail, { id });
  const initial: Draft = { lines: undefined };
  const work = useDialogDraft(`parameters ${id}`, initial, onClose);
  return (
    <Dialog isOpen title={query.data?.tempName ?? t(texts.items)} width={860} onClose={() => void work.close()}>
      {work.offer}
      <Loaded query={query} rows={6}>
        {(template) => <Items template={template} work={work} />}
      </Loaded>
    </Dialog>
  );
}

/** As they were written; what is no item is no line. */
function linesOf({ details }: Row<typeof paramTemplate>): Line[] {
  const read = paramItem.array().safeParse(details ?? []);
  return (read.data ?? []).map(({ itemName, standard, maxScore }, key) => {
    return { key, itemName, standard, maxScore: maxScore ?? '' };
  });
}

interface ItemsProps {
  readonly template: Row<typeof paramTemplate>;
  readonly work: DialogDraft<Draft>;
}

function Items({ template, work }: ItemsProps) {
  const t = useText();
  const mayEdit = useAllowed()('bidParam_edit');
  const hasPoints = isScored(template.tempType);
  const lines = work.draft.lines ?? linesOf(template);
  const setLines = (changed: readonly Line[]) => work.change({ lines: changed });
  const saving = useCommand(saveParamItems, { success: texts.itemsSaved });
  const add = () => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    setLines([...lines, { key, itemName: '', standard: '', maxScore: '' }]);
  };
  const save = async () => {
    const details = lines
      .filter(({ itemName }) => itemName.trim() !== '')
      .map(({ itemName, standard, maxScore }) => ({ itemName, standard, ...(maxScore && { maxScore }) }));
    if (await saving.run({ id: template.id, version: template.version, details })) work.leave();
  };
  const sum = lines.reduce((total, { maxScore }) => total + (Number(maxScore) || 0), 0);
  const change = (changed: Line) => setLines(lines.map((line) => (line.key === changed.key ? changed : line)));
  return (
    <>
      <div className="hall-table-box">
        <table className="hall-table hall-nodes">
          <thead>
            <tr>
              <th>{t(texts.itemName)}</th>
              <th>{t(texts.standard)}</th>
              {hasPoints && <th className="hall-score">{t(texts.maxScore)}</th>}
              {mayEdit && <th />}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <ItemLine
                key={line.key}
                line={line}
                hasPoints={hasPoints}
                mayEdit={mayEdit}
                onChange={change}
                onRemove={() => setLines(lines.filter(({ key }) => key !== line.key))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="hall-item-foot">
        <span>{hasPoints && t(texts.total, { sum: String(Math.round(sum * 100) / 100) })}</span>
        {mayEdit && (
          <span className="hall-acts">
            <Button icon={<PlusOutlined />} onClick={add}>
              {t(texts.addItem)}
            </Button>
            <Button type="primary" loading={saving.isRunning} onClick={() => void save()}>
              {t(texts.saveNodes)}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}

interface ItemLineProps {
  readonly line: Line;
  readonly hasPoints: boolean;
  readonly mayEdit: boolean;
  readonly onChange: (line: Line) => void;
  readonly onRemove: () => void;
}

function ItemLine({ line, hasPoints, mayEdit, onChange, onRemove }: ItemLineProps) {
  const t = useText();
  const field = (name: 'itemName' | 'standard' | 'maxScore', label: string, maxLength: number) => (
    <Input
      value={line[name]}
      maxLength={maxLength}
      disabled={!mayEdit}
      aria-label={label}
      onChange={({ target }) => onChange({ ...line, [name]: target.value })}
    />
  );
  return (
    <tr>
      <td>{field('itemName', t(texts.itemName), 100)}</td>
      <td>{field('standard', t(texts.standard), 1000)}</td>
      {hasPoints && <td className="hall-score">{field('maxScore', t(texts.maxScore), 7)}</td>}
      {mayEdit && (
        <td>
          <Button type="text" icon={<DeleteOutlined />} aria-label={t(texts.removeItem)} onClick={onRemove} />
        </td>
      )}
    </tr>
  );
}
