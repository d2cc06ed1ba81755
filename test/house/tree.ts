import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Comment, parseSync } from 'oxc-parser';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A node with the one it stands in and the field it stands under there. */
export interface Place {
  readonly node: Node;
  readonly parent: Node | null;
  readonly field: string;
}

export interface Import {
  /** What the source names: `@arbiter/schema`, `node:fs`, or for a relative import the path it leads to from the repository's root. */
  readonly target: string;
  readonly relative: boolean;
  /** False for `import type` and `export type`, which leave nothing at run time. */
  readonly byValue: boolean;
  /** The exported names taken by value; `*` stands for all of them. */
  readonly names: readonly string[];
  readonly line: number;
}

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly places: readonly Place[];
  readonly comments: readonly Comment[];
  readonly imports: readonly Import[];
  lineAt(offset: number): number;
}

/** Every text file of the repository by its path from the root, and those among them that are code, parsed. */
export interface Tree {
  readonly files: ReadonlyMap<string, string>;
  readonly sources: readonly Source[];
}

const NOT_OURS = /^(\.git|reports|data)$|(^|\/)node_modules$/;
const BINARY = /\.(png|ico|woff2?|gz|parquet|sqlite)$/;

export function readTree(root: string): Tree {
  const files = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const entry of readdirSync(posix.join(root, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name);
      if (NOT_OURS.test(path)) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile() && !BINARY.test(path)) files.set(path, readFileSync(posix.join(root, path), 'utf8'));
    }
  };
  visit('');
  return treeOf(files);
}

export function treeOf(files: ReadonlyMap<string, string>): Tree {
  const code = [...files].filter(([path]) => /\.(ts|mts|mjs)$/.test(path)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { files, sources: code.map(([path, text]) => parse(path, text)) };
}

function parse(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const starts = [...text.matchAll(/\n/g)].map((match) => match.index + 1);
  const lineAt = (offset: number): number => starts.filter((start) => start <= offset).length + 1;
  const places = walk(program as unknown as Node);
  return { path, text, comments, places, lineAt, imports: places.flatMap((place) => importOf(path, place.node, lineAt)) };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node and all below it. */
export function walk(node: Node): Place[] {
  const places: Place[] = [{ node, parent: null, field: '' }];
  for (const { node: parent } of places) {
    for (const [field, value] of Object.entries(parent)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) places.push({ node: child, parent, field });
    }
  }
  return places;
}

function importOf(path: string, node: Node, lineAt: (offset: number) => number): Import[] {
  const isType = node['importKind'] === 'type' || node['exportKind'] === 'type' || node.type === 'TSImportType';
  const isImport = /^(Import(Declaration|Expression)|Export(Named|All)Declaration|TSImportType)$/.test(node.type);
  const from = isImport ? node['source'] : null;
  if (!isNode(from) || typeof from['value'] !== 'string') return [];
  const relative = from['value'].startsWith('.');
  const target = relative ? posix.join(posix.dirname(path), from['value']) : from['value'];
  return [{ target, relative, byValue: !isType, names: isType ? [] : namesOf(node), line: lineAt(node.start) }];
}

function namesOf(node: Node): string[] {
  const specifiers = node['specifiers'] as Node[] | undefined;
  if (!specifiers) return ['*'];
  const byValue = specifiers.filter((specifier) => specifier['importKind'] !== 'type' && specifier['exportKind'] !== 'type');
  return byValue.map((specifier) => {
    const name = specifier.type === 'ExportSpecifier' ? specifier['local'] : specifier['imported'];
    if (isNode(name)) return String(name['name'] ?? name['value']);
    return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
  });
}
