import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import {
  deepestGroup,
  isGroup,
  newGroup,
  newLine,
  replaced,
  type GroupDraft,
  type MemberDraft,
} from './condition-draft.ts';
import { ConditionLine } from './condition-line.tsx';
import type { ConditionContext } from './condition-context.ts';
import { conditionTexts as texts } from './texts.ts';

interface ConditionGroupProps {
  readonly group: GroupDraft;
  readonly context: ConditionContext;
  readonly depth: number;
  readonly onChange: (group: GroupDraft) => void;
  /** Absent on the outermost one. */
  readonly onRemove?: () => void;
}

/** Lines and groups that all hold, or of which any holds. */
export function ConditionGroup({ group, context, depth, onChange, onRemove }: ConditionGroupProps) {
  const t = useText();
  const add = (member: MemberDraft) => onChange({ ...group, members: [...group.members, member] });
  return (
    <fieldset className="condition-group" aria-label={t(texts[group.joint])}>
      <div className="condition-head">
        <Segmented<GroupDraft['joint']>
          size="small"
          aria-label={t(texts.joint)}
          value={group.joint}
          options={[
            { value: 'all', label: t(texts.all) },
            { value: 'any', label: t(texts.any) },
          ]}
          onChange={(joint) => onChange({ ...group, joint })}
        />
        {onRemove && (
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t(texts.removeGroup)}
            onClick={onRemove}
          />
        )}
      </div>
      {group.members.map((member) => {
        const change = (next: MemberDraft | undefined) => onChange(replaced(group, member.key, next));
        const mayGo = group.members.length > 1;
        return isGroup(member) ? (
          <ConditionGroup
            key={member.key}
            group={member}
            context={context}
            depth={depth + 1}
            onChange={change}
            onRemove={() => change(undefined)}
          />
        ) : (
          <ConditionLine
            key={member.key}
            line={member}
            context={context}
            onChange={change}
            onRemove={mayGo ? () => change(undefined) : undefined}
          />
        );
      })}
      <div className="condition-foot">
        <Button type="link" size="small" icon={<PlusOutlined />} onClick={() => add(newLine())}>
          {t(texts.addLine)}
        </Button>
        {depth < deepestGroup && (
          <Button
            type="link"
            size="small"
            icon={<PlusOutlined />}
            onClick={() => add(newGroup(group.joint === 'all' ? 'any' : 'all'))}
          >
            {t(texts.addGroup)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
