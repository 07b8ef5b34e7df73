import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Programme, venues, lexicon, pages, people and their wishlists. */
export const firstShape = (types: ColumnTypes): Migration => ({
  up: async (db) => {
    for (const statement of [...content(types), ...people(types)]) await sql.raw(statement).execute(db)
  },
})

const content = ({ integer, number, text, flag, day, counter, endOfTable }: ColumnTypes): readonly string[] => [
  `create table setting (name ${text} primary key, value ${text} not null) ${endOfTable}`,

  `create table rubric (
    id ${integer} primary key,
    url ${text} not null,
    title ${text} not null,
    position ${integer} not null,
    teaser ${text} not null,
    description ${text} not null,
    withdrawn ${flag} not null,
    fingerprint ${text} not null
  ) ${endOfTable}`,
  'create unique index rubric_url on rubric (url) where not withdrawn',

  `create table location (
    internal_id ${integer} primary key,
    name ${text} not null,
    withdrawn ${flag} not null,
    fingerprint ${text} not null
  ) ${endOfTable}`,

  `create table hotel (
    internal_id ${integer} primary key,
    name ${text} not null,
    location_id ${integer} not null references location,
    street ${text} not null,
    zip ${text} not null,
    city ${text} not null,
    teaser ${text} not null,
    withdrawn ${flag} not null,
    fingerprint ${text} not null
  ) ${endOfTable}`,
  'create index hotel_of_location on hotel (location_id)',

  `create table theme (
    internal_id ${integer} primary key,
    url ${text} not null,
    title ${text} not null,
    sort_key ${text} not null,
    designation ${text} not null,
    event_type ${integer} not null,
    color ${text},
    is_new ${flag} not null,
    hide_in_training_series ${flag} not null,
    redirect_url ${text},
    rubric_id ${integer} not null references rubric,
    rubric_position ${integer} not null,
    allow_single ${flag} not null,
    content ${text} not null,
    withdrawn ${flag} not null,
    fingerprint ${text} not null
  ) ${endOfTable}`,
  'create unique index theme_url on theme (url) where not withdrawn',
  'create index theme_shelf on theme (rubric_position, sort_key, internal_id) where not withdrawn and redirect_url is null',
  'create index theme_of_rubric on theme (rubric_id)',

  `create table theme_target_group (
    theme_id ${integer} not null references theme on delete cascade,
    target_group ${text} not null,
    position ${integer} not null,
    primary key (theme_id, target_group)
  ) ${endOfTable}`,

  `create table theme_word (
    word ${text} not null,
    theme_id ${integer} not null references theme on delete cascade,
    weight ${number} not null check (weight > 0),
    primary key (word, theme_id)
  ) ${endOfTable}`,
  'create index theme_word_of_theme on theme_word (theme_id)',

  `create table event (
    internal_id ${counter},
    event_id ${integer} not null unique,
    url ${text} not null,
    theme_id ${integer} not null references theme,
    start_date ${day} not null,
    end_date ${day} not null check (end_date >= start_date),
    start_time ${text} not null,
    end_time ${text} not null,
    hotel_id ${integer} references hotel,
    has_online ${flag} not null,
    price_net ${integer},
    price_rate ${number},
    places ${integer} not null,
    taken ${integer} not null,
    guaranteed ${flag} not null,
    fingerprint ${text} not null,
    check (taken >= 0 and taken <= places),
    check ((price_net is null) = (price_rate is null))
  ) ${endOfTable}`,
  'create index event_by_start on event (start_date, event_id)',
  'create index event_of_theme on event (theme_id, start_date, event_id)',

  `create table event_module (
    event_id ${integer} not null references event (event_id) on delete cascade,
    position ${integer} not null,
    title ${text} not null,
    theme_id ${integer} references theme,
    duration ${number},
    start_date ${day} not null,
    end_date ${day} not null check (end_date >= start_date),
    start_time ${text} not null,
    end_time ${text} not null,
    venue_id ${integer} not null,
    hotel_id ${integer} references hotel,
    primary key (event_id, position)
  ) ${endOfTable}`,
  'create index event_module_of_theme on event_module (theme_id)',

  `create table event_venue (
    event_id ${integer} not null references event (event_id) on delete cascade,
    hotel_id ${integer} not null references hotel,
    primary key (event_id, hotel_id)
  ) ${endOfTable}`,
  'create index event_venue_of_hotel on event_venue (hotel_id, event_id)',

  `create table town_day (
    location_id ${integer} not null references location,
    day ${day} not null,
    events ${integer} not null,
    primary key (location_id, day)
  ) ${endOfTable}`,

  `create table lexicon_entry (
    target_group ${text} not null,
    slug ${text} not null,
    title ${text} not null,
    definition ${text} not null,
    fingerprint ${text} not null,
    primary key (target_group, slug)
  ) ${endOfTable}`,

  `create table page (
    slug ${text} primary key,
    title ${text} not null,
    description ${text} not null,
    html ${text} not null,
    fingerprint ${text} not null
  ) ${endOfTable}`,
]

const people = ({ integer, text, flag, instant, counter, endOfTable }: ColumnTypes): readonly string[] => [
  `create table users (
    id ${text} primary key,
    email ${text} not null unique,
    salutation_id ${text} not null,
    first_name ${text} not null,
    last_name ${text} not null,
    company ${text} not null,
    function_code ${text} not null,
    phone ${text},
    zip ${text},
    city ${text},
    newsletter ${flag} not null,
    roles ${text} not null,
    password_hash ${text} not null,
    confirmed_at ${instant}
  ) ${endOfTable}`,

  `create table confirmation (
    digest ${text} primary key,
    user_id ${text} not null references users on delete cascade,
    until ${instant} not null
  ) ${endOfTable}`,
  'create index confirmation_of_user on confirmation (user_id)',
  'create index confirmation_until on confirmation (until)',

  `create table session (
    digest ${text} primary key,
    user_id ${text} not null references users on delete cascade,
    until ${instant} not null
  ) ${endOfTable}`,
  'create index session_of_user on session (user_id)',
  'create index session_until on session (until)',

  `create table attempt (
    id ${counter},
    key ${text} not null,
    made_at ${instant} not null
  ) ${endOfTable}`,
  'create index attempt_of_key on attempt (key, made_at)',
  'create index attempt_by_age on attempt (made_at)',

  `create table letter (
    place ${counter},
    id ${text} not null unique,
    dedupe_key ${text} not null unique,
    letter ${text},
    due ${instant} not null,
    leased_until ${instant},
    attempts ${integer} not null,
    sent_at ${instant},
    failure ${text}
  ) ${endOfTable}`,
  'create index letter_due on letter (due, place) where sent_at is null',

  `create table bookmark (
    place ${counter},
    id ${text} not null unique,
    user_id ${text} not null references users on delete cascade,
    type ${text} not null,
    value ${text} not null,
    unique (user_id, type, value)
  ) ${endOfTable}`,
  'create index bookmark_of_user on bookmark (user_id, place)',
]
