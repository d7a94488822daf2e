import { project } from '@zhaocai/model/tendering/project';
import type { ReactNode } from 'react';
import { DraftField, type DraftFieldProps } from './draft-field.tsx';
import type { FaultMap } from './draft-faults.ts';
import type { ProjectDraft } from './project-draft.ts';

export type ProjectFieldName = keyof typeof project.fields;

export interface FieldPlace {
  /** Before every id, so that two open forms do not share any. */
  readonly prefix: string;
  readonly draft: ProjectDraft;
  readonly faults: FaultMap;
  readonly onChange: (name: string, value: unknown) => void;
}

export interface ProjectFieldsProps extends FieldPlace {
  readonly names: readonly ProjectFieldName[];
  readonly spans?: Readonly<Partial<Record<ProjectFieldName, DraftFieldProps['span']>>>;
  readonly hints?: Readonly<Partial<Record<ProjectFieldName, ReactNode>>>;
}

/** Fields of the project, by name, in the columns of the form. */
export function ProjectFields({ names, spans, hints, prefix, draft, faults, onChange }: ProjectFieldsProps) {
  return (
    <div className="pe-fields">
      {names
        .filter((name) => !draft.hidden?.includes(name))
        .map((name) => (
          <DraftField
            key={name}
            id={prefix + name}
            name={name}
            field={project.fields[name]}
            value={draft.values[name]}
            onChange={onChange}
            fault={faults.get(name)}
            hint={hints?.[name]}
            span={spans?.[name]}
          />
        ))}
    </div>
  );
}
