/** What the filler asks for each mark. */
export interface Reading {
  readonly parser: (name: string) => { get(scope: unknown, context: { meta: { part: unknown } }): unknown };
  readonly nullGetter: (part: unknown) => string;
}

/** What a template found when it was filled. */
export interface Found {
  readonly values: Map<string, string>;
  readonly missing: Set<string>;
}

interface Part {
  readonly value?: string;
  readonly module?: string;
  readonly inverted?: boolean;
}

/**
 * Reads names, nothing else: `project.projectName` is a path through own properties, never an expression. What has no
 * value is noted by its name, for a document with a hole must not be made (procurement B.24). A section over a text is
 * a condition; one over a list that is empty is a hole too, unless the template says what stands there then.
 */
export function readingInto(found: Found, excused: ReadonlySet<string>): Reading {
  const note = (name: string, { module, inverted = false }: Part, value: unknown) => {
    const isHole = module === 'loop' ? !inverted && isEmptyList(value) && !excused.has(name) : value === '';
    if (isHole) found.missing.add(name);
    else if (module !== 'loop' && !found.values.has(name)) found.values.set(name, String(value));
  };
  return {
    parser: (name) => ({
      get(scope, { meta }) {
        const value = valueAt(scope, name);
        if (value !== undefined) note(name, meta.part as Part, value);
        return value;
      },
    }),
    nullGetter: (part) => {
      const { value = '', module } = part as Part;
      if (module !== 'loop') found.missing.add(value);
      return '';
    },
  };
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function valueAt(scope: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((at, key) => {
    const isOpen = typeof at === 'object' && at !== null && !Array.isArray(at);
    return isOpen && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined;
  }, scope);
}
