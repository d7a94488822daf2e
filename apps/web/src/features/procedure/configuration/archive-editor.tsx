import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Row } from '@zhaocai/model/kit/entity';
import type { Choice } from '@zhaocai/model/kit/field';
import {
  archiveItem,
  archiveSource,
  secretLevel,
  statutoryRetentionYears,
} from '@zhaocai/model/procedure/archive-item';
import { saveArchives } from '@zhaocai/model/procedure/configuration-endpoints';
import { steps } from '@zhaocai/model/procedure/step';
import { stepStages } from '@zhaocai/model/procedure/task-template';
import { Button, Checkbox, Input, InputNumber, Select } from 'antd';
import { useRef, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useKeptTyping } from '../../../kit/page/kept-typing.ts';
import { useUnsaved } from '../../../kit/page/page-tab.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { words } from '../../../kit/text/words.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { configurationTexts as texts } from './texts.ts';

type Stored = Row<typeof archiveItem>;
type Line = Pick<Stored, 'catalogCode' | 'name' | 'stage' | 'source' | 'secretLevel' | 'retentionYears'> & {
  readonly key: string;
  readonly id?: string;
  readonly required: boolean;
  readonly isStatutory: boolean;
};

const { fields } = archiveItem;
const heads = [
  fields.catalogCode,
  fields.name,
  fields.stage,
  fields.source,
  fields.secretLevel,
  fields.retentionYears,
  fields.required,
];

function lineOf(row: Stored): Line {
  const { id, catalogCode, name, stage, source, secretLevel: level, retentionYears, required, isStatutory } = row;
  return {
    key: id,
    id,
    catalogCode,
    name,
    stage,
    source,
    secretLevel: level,
    retentionYears,
    required: required === true,
    isStatutory: isStatutory === true,
  };
}

/**
 * The lines as they were typed: another method may be looked at meanwhile, or the page be loaded anew, and they are still
 * there.
 */
function useArchiveLines(mannerId: string, stored: readonly Stored[]) {
  const typing = useKeptTyping(`archives ${mannerId}`);
  const element = useRef<HTMLTableElement>(null);
  // Written by `change` alone.
  const [typed, setTyped] = useState(() => typing.kept?.values.lines as readonly Line[] | undefined);
  useUnsaved(typed !== undefined, element);
  return {
    lines: typed ?? stored.map(lineOf),
    isDirty: typed !== undefined,
    element,
    change: (lines: readonly Line[]) => {
      setTyped(lines);
      typing.keep({ lines });
    },
    reset: () => {
      setTyped(undefined);
      typing.drop();
    },
  };
}

/** The archive list of a method, edited in one table; what the law demands stays. */
export function ArchiveEditor({ mannerId, stored }: { readonly mannerId: string; readonly stored: readonly Stored[] }) {
  const t = useText();
  const mayEdit = useAllowed()('purchaseconf_edit');
  const { lines, isDirty, element, change, reset } = useArchiveLines(mannerId, stored);
  const save = useCommand(saveArchives, { success: words.saved });
  const set = (key: string, part: Partial<Line>) =>
    change(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const send = async () => {
    const items = lines.map(({ key: _key, isStatutory: _statutory, ...line }) => line);
    // The lines are judged field by field, by the definition that the type is made from.
    const saved = await save.run({ mannerId, items } as unknown as Parameters<typeof save.run>[0]);
    if (saved) reset();
  };
  return (
    <Section
      id="archives"
      title={t(texts.archives)}
      note={<span className="kit-count">{lines.length}</span>}
      extra={
        mayEdit && (
          <>
            <Button size="small" icon={<PlusOutlined />} onClick={() => change([...lines, newLine(lines)])}>
              {t(texts.addLine)}
            </Button>
            {isDirty && (
              <>
                <Button size="small" onClick={reset}>
                  {t(texts.reset)}
                </Button>
                <Button size="small" type="primary" loading={save.isRunning} onClick={() => void send()}>
                  {t(texts.save)}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <div className="configuration-scroll" tabIndex={0} role="group" aria-label={t(texts.archives)}>
        <table ref={element} className="configuration-table">
          <thead>
            <tr>
              {heads.map(({ label }) => (
                <th key={label.en}>{t(label)}</th>
              ))}
              <th />
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <ArchiveLine
                key={line.key}
                line={line}
                isFixed={!mayEdit}
                onSet={(part) => set(line.key, part)}
                onRemove={() => change(lines.filter((one) => one.key !== line.key))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

const newKey = /^new(\d+)$/;

function newLine(lines: readonly Line[]): Line {
  const used = lines.map(({ key }) => Number(newKey.exec(key)?.[1] ?? 0));
  return {
    key: `new${Math.max(0, ...used) + 1}`,
    catalogCode: '',
    name: '',
    stage: steps.initiate.stage,
    source: archiveSource.code.upload,
    secretLevel: secretLevel.code.internal,
    retentionYears: statutoryRetentionYears,
    required: true,
    isStatutory: false,
  };
}

interface ArchiveLineProps {
  readonly line: Line;
  readonly isFixed: boolean;
  readonly onSet: (part: Partial<Line>) => void;
  readonly onRemove: () => void;
}

function ArchiveLine({ line, isFixed, onSet, onRemove }: ArchiveLineProps) {
  const t = useText();
  const options = (choices: readonly Choice[]) => choices.map(({ value, label }) => ({ value, label: t(label) }));
  const named = (field: { readonly label: { readonly zh: string; readonly en: string } }) => ({
    'aria-label': `${t(field.label)} ${line.name}`,
    disabled: isFixed,
    size: 'small' as const,
  });
  return (
    <tr>
      <td>
        <Input
          {...named(fields.catalogCode)}
          value={line.catalogCode}
          maxLength={30}
          onChange={({ target }) => onSet({ catalogCode: target.value })}
        />
      </td>
      <td>
        <Input
          {...named(fields.name)}
          value={line.name}
          maxLength={100}
          onChange={({ target }) => onSet({ name: target.value })}
        />
      </td>
      <td>
        <Select
          {...named(fields.stage)}
          value={line.stage}
          options={options(stepStages)}
          onChange={(stage) => onSet({ stage })}
        />
      </td>
      <td>
        <Select
          {...named(fields.source)}
          value={line.source}
          options={options(archiveSource.choices)}
          onChange={(source) => onSet({ source })}
        />
      </td>
      <td>
        <Select
          {...named(fields.secretLevel)}
          value={line.secretLevel}
          options={options(secretLevel.choices)}
          onChange={(level) => onSet({ secretLevel: level })}
        />
      </td>
      <td>
        <InputNumber
          {...named(fields.retentionYears)}
          min={line.isStatutory ? statutoryRetentionYears : 1}
          max={100}
          value={line.retentionYears}
          onChange={(years) => onSet({ retentionYears: years ?? statutoryRetentionYears })}
        />
      </td>
      <td>
        <Checkbox
          aria-label={`${t(fields.required.label)} ${line.name}`}
          disabled={isFixed || line.isStatutory}
          checked={line.required}
          onChange={({ target }) => onSet({ required: target.checked })}
        />
      </td>
      <td>
        {line.isStatutory ? (
          <ToneTag tone="grey">{t(texts.statutory)}</ToneTag>
        ) : (
          !isFixed && (
            <Button
              type="text"
              danger
              size="small"
              icon={<DeleteOutlined />}
              aria-label={t(texts.removeLine, { name: line.name })}
              onClick={onRemove}
            />
          )
        )}
      </td>
    </tr>
  );
}
