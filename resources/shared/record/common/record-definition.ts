import type { ComponentType } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { ZodObject } from 'zod';
import type { FieldLabels } from '#domain/basics/field-labels.ts';
import type { Locale } from '#domain/basics/locale.ts';
import type { MessageTree } from '#providers/messages/message-tree.ts';

/** What every record of the API has. */
export interface StoredRecord extends RaRecord<string> {
  /** The version that an edit is based on. */
  version: number;
}

/** The kind of record whose id a field holds. */
export interface RecordReference {
  /** react-admin's name of the resource; its search finds the records to choose from. */
  resource: string;
  /** The address of its list; the page of a record is below it. None: its name leads nowhere. */
  address?: string;
  /** The field that names such a record. */
  representation: string;
  /** The field that tells records of one name apart; none when no two have the same. */
  distinction?: string;
}

/** Writes a value that a record has; `record` is known where a whole record is shown. */
export type ValueText = (
  value: string,
  locale: Locale,
  record: Readonly<Record<string, unknown>> | undefined,
) => string;

/** Fields that belong together. Its label is `resources.<name>.sections.<section>`. */
export interface RecordSection {
  name: string;
  fields: readonly string[];
  /** Whether two fields stand beside each other where there is room, such as a text in two languages. */
  isPaired?: boolean;
}

/** A tab of the page of one record, which reads the record from its context. Its label is `resources.<name>.tabs.<tab>`. */
export interface RecordTab {
  name: string;
  content: ComponentType;
}

/**
 * The texts of a kind of record in one language, under the keys of react-admin: `name` (one and many), `create`, `edit`,
 * `search`, `empty`, `notifications`, `message`, and those of its fields, choices, sections and tabs.
 */
export interface RecordWords extends MessageTree {
  name: string;
  /** Labels that the columns of a table have not, or that say more on a page. */
  fields?: Record<string, string>;
}

/**
 * AD-07: what the pages of a kind of record are generated from. The schemas give each field's type, limits and whether
 * it is required. This only says which fields are where, and how all of it is called.
 */
export interface RecordDefinition {
  /** react-admin's name of the resource; its path below `/api`. */
  name: string;
  /** The address above its pages: `/admin/customer-management`. */
  basename: string;
  /** The last part of its pages' address: the name by default, blank when the list is at `basename` itself. */
  path?: string;
  icon: ComponentType;
  /** The labels of its fields, which the CSV has too. */
  fieldLabels?: FieldLabels;
  /** Its texts, unless pages of other records show them too: then they are in a catalog, under `resources.<name>`. */
  words?: Readonly<Record<Locale, RecordWords>>;
  /** A record as the API returns it. */
  schema: ZodObject;
  /** What is entered; the API checks the same. */
  input: ZodObject;
  /** What is entered in an edit of the record, where that may leave what a new record may not have. */
  edit?: (stored: StoredRecord) => ZodObject;
  /** The field that names a record. */
  representation: string;
  /** The columns of the list, in this order. */
  columns: readonly string[];
  /** The columns that are hidden until somebody chooses them. */
  hiddenColumns?: readonly string[];
  /** The columns that the server sorts by; the first one at the beginning. */
  sorts: readonly [string, ...string[]];
  /** Whether the list begins with the largest value of the first sort, such as the newest record. */
  sortsDown?: boolean;
  /** The fields with a filter of their own, beside the search: yes/no, a choice, a number or a reference. */
  filters: readonly string[];
  /** The schema of the filter, where it has fields that the record has not. */
  filterSchema?: ZodObject;
  /** The fields that hold the id of another record. */
  references?: Readonly<Record<string, RecordReference>>;
  /**
   * Groups the fields: under headings in the form, as tabs on the page of one record. Fields that are not entered are
   * on the page only. Without sections, the form has every field and the page has the columns.
   */
  sections?: readonly RecordSection[];
  /** Further tabs of the page of one record, before its history. */
  tabs?: readonly RecordTab[];
  /** The inputs that the type of their field does not give. */
  inputs?: Readonly<Record<string, ComponentType<{ source: string }>>>;
  /** How the values of such an input are written where they are only shown; the same words as in the input. */
  texts?: Readonly<Record<string, ValueText>>;
  /**
   * The fields that are named by the record: the last part of the label's key, `resources.<name>.labels.<key>`. In the
   * form there is no record; lists use the label of the field.
   */
  labels?: Readonly<Record<string, (record: StoredRecord | undefined) => string>>;
  /** What the form shows below its inputs. */
  formExtra?: ComponentType;
  /** What can be done with a record beside editing it, on its page; reads the record from its context. */
  actions?: ComponentType;
  /** What is said above the tabs of a record's page; reads the record from its context. */
  notice?: ComponentType;
  /** Whether a record can be edited: all can by default. False: none can. */
  isEditable?: false | ((record: StoredRecord) => boolean);
  /** What the list is filtered by when it is opened without a filter. */
  filterDefaults?: Readonly<Record<string, unknown>>;
  /** What stands between the heading of the list and the list. */
  listHead?: ComponentType;
  /** Further buttons above the list; reads the list from its context. */
  listActions?: ComponentType;
  /** The address of the page that imports such records from CSV. */
  importAddress?: string;
  /**
   * The fields that many records can be given at once, each with those that are entered with it, such as a hold and its reason.
   */
  bulkFields?: readonly (readonly string[])[];
  /** False: nobody deletes such a record. */
  isDeletable?: boolean;
  /** False: the server makes such records. */
  isCreatable?: boolean;
  /** False: there is no CSV of such records. */
  isExportable?: boolean;
  /** The page of one record, instead of the generated pages that show and edit it. */
  page?: ComponentType;
  /** The id of the only record of its kind. Its form is the only page, at the address of the list. */
  onlyId?: string;
  /** Shows both values of a field that two users edited, where they are too long for the label of a choice. */
  difference?: ComponentType<FieldDifference>;
  /** What a new record starts with. */
  initial: Readonly<Record<string, unknown>>;
}

/** Both values of a field that two users edited. */
export interface FieldDifference {
  field: string;
  mine: string;
  theirs: string;
}

export function firstSort({ sorts, sortsDown = false }: RecordDefinition): SortPayload {
  return { field: sorts[0], order: sortsDown ? 'DESC' : 'ASC' };
}

/** Whether a record of the kind can be edited. */
export function isEditable({ isEditable: is }: RecordDefinition, record: StoredRecord): boolean {
  return typeof is === 'function' ? is(record) : is !== false;
}

export function isDeletable({ isDeletable: is = true }: RecordDefinition): boolean {
  return is;
}
