// Generated from the code of the service: npm run openapi. Do not edit.

import type { JsonSchema, OperationSchemas } from '../json-schema.js';

export const OPERATION_NAMES = [
 "getCatalog",
 "resolve",
 "resolveBatch",
 "screen",
 "addWatchItems",
 "getEntity",
 "getSection",
 "getDocumentText",
 "getNetwork",
 "getUsage",
 "getImmigration",
 "getProponenteDossier",
 "requestUpdate",
 "searchEntities",
 "getUpdateRequest",
 "searchV4Entities",
 "searchRecords",
 "describeSurface"
] as const;

/** Codes that `include` accepts in each version of the API. */
export const INCLUDE_CODES = {
 "v4": [
  "CHK-BIN",
  "DAT-CORE",
  "DAT-HOOK",
  "DAT-GOV",
  "DAT-BIZ",
  "DAT-ASSET",
  "DAT-TRADE",
  "DAT-DOC",
  "DAT-RISK",
  "DAT-PROC",
  "DAT-NEWS",
  "DAT-MEDIA",
  "DAT-LEGAL",
  "DAT-CGR",
  "DAT-IP",
  "DAT-LABOR",
  "DAT-SCREEN",
  "DAT-ALL"
 ],
 "v5": [
  "CHK-BIN",
  "DAT-CORE",
  "DAT-HOOK",
  "DAT-GOV",
  "DAT-BIZ",
  "DAT-ASSET",
  "DAT-TRADE",
  "DAT-DOC",
  "DAT-RISK",
  "DAT-PROC",
  "DAT-NEWS",
  "DAT-MEDIA",
  "DAT-LEGAL",
  "DAT-CGR",
  "DAT-IP",
  "DAT-LABOR",
  "DAT-SCREEN",
  "DAT-ALL",
  "DAT-FREE"
 ]
} as const;

/** What the tools need to know about each country; `codes` are the prices of those that `include` accepts in v4. */
export const JURISDICTIONS = {
 "pa": {
  "name": "Panama",
  "v4Name": "panama",
  "inV5": true,
  "reserved": false,
  "kinds": [
   "Organization",
   "NaturalPerson"
  ],
  "minNameLength": 3,
  "codes": {
   "CHK-BIN": "0.02",
   "DAT-CORE": "0.15",
   "DAT-HOOK": "0.03",
   "DAT-GOV": "0.15",
   "DAT-BIZ": "0.08",
   "DAT-ASSET": "0.25",
   "DAT-TRADE": "0.20",
   "DAT-DOC": "0.06",
   "DAT-RISK": "0.20",
   "DAT-PROC": "0.05",
   "DAT-NEWS": "0.12",
   "DAT-MEDIA": "0.12",
   "DAT-LEGAL": "0.10",
   "DAT-CGR": "0.08",
   "DAT-IP": "0.03",
   "DAT-LABOR": "0.15",
   "DAT-SCREEN": "0.40",
   "DAT-ALL": "1.41"
  }
 },
 "ec": {
  "name": "Ecuador",
  "v4Name": "ecuador",
  "inV5": false,
  "reserved": false,
  "kinds": [
   "Organization"
  ],
  "minNameLength": 1,
  "codes": {
   "CHK-BIN": "0.02",
   "DAT-CORE": "0.15",
   "DAT-ALL": "0.85"
  }
 },
 "co": {
  "name": "Colombia",
  "v4Name": "colombia",
  "inV5": false,
  "reserved": true,
  "kinds": [
   "Organization",
   "NaturalPerson"
  ],
  "minNameLength": 1,
  "codes": {
   "CHK-BIN": "0.02",
   "DAT-CORE": "0.10"
  }
 }
} as const;

/** The country whose entities can be resolved, searched by what they say, and refreshed. */
export const DEFAULT_JURISDICTION = "pa";

/** Prices in Panama, USD, for the descriptions of the tools. The base charge is added. */
export const BASE_PRICE = "0.01";
export const PRICED_CODES = {
 "CHK-BIN": {
  "price": "0.02",
  "description": "Existence check with base fields"
 },
 "DAT-CORE": {
  "price": "0.15",
  "description": "Base fields and contact"
 },
 "DAT-HOOK": {
  "price": "0.03",
  "description": "Events of the entity's assets"
 },
 "DAT-GOV": {
  "price": "0.15",
  "description": "Governance and public office"
 },
 "DAT-BIZ": {
  "price": "0.08",
  "description": "Notices of operation, licenses, trusts and trademarks"
 },
 "DAT-ASSET": {
  "price": "0.25",
  "description": "Real estate, movable assets and ships"
 },
 "DAT-TRADE": {
  "price": "0.20",
  "description": "Imports and exports"
 },
 "DAT-DOC": {
  "price": "0.06",
  "description": "Registry documents"
 },
 "DAT-RISK": {
  "price": "0.20",
  "description": "Arrears, sanctions, qualifications and court cases"
 },
 "DAT-PROC": {
  "price": "0.05",
  "description": "Public tenders"
 },
 "DAT-NEWS": {
  "price": "0.12",
  "description": "News"
 },
 "DAT-MEDIA": {
  "price": "0.12",
  "description": "News and events"
 },
 "DAT-LEGAL": {
  "price": "0.10",
  "description": "Migration cases and work permits"
 },
 "DAT-CGR": {
  "price": "0.08",
  "description": "Comptroller documents and public payroll"
 },
 "DAT-IP": {
  "price": "0.03",
  "description": "Trademarks"
 },
 "DAT-LABOR": {
  "price": "0.15",
  "description": "Migration cases, work permits and public payroll"
 },
 "DAT-SCREEN": {
  "price": "0.40",
  "description": "International sanctions and politically exposed persons"
 },
 "DAT-ALL": {
  "price": "1.41",
  "description": "Everything except screening"
 },
 "DAT-RESOLVE": {
  "price": "0.01",
  "description": "Candidates for a name or identifier"
 },
 "DAT-FREE": {
  "price": "0.00",
  "description": "Signals card: booleans, ranges and codes with data; no records"
 },
 "DAT-NETWORK": {
  "price": "0.25",
  "description": "Network of an entity, at any depth"
 },
 "DAT-PROPONENTE": {
  "price": "0.10",
  "description": "Dossier of a public bidder"
 },
 "SCR-NAME": {
  "price": "0.05",
  "description": "Screening of a name against the lists on file"
 },
 "WCH-MONTH": {
  "price": "0.05",
  "description": "Watching an entity or a name for 30 days"
 }
} as const;

export const OPERATIONS: Record<(typeof OPERATION_NAMES)[number], OperationSchemas> = {
 "getCatalog": {
  "arguments": {},
  "required": [],
  "answer": {
   "$ref": "#/$defs/Catalog"
  }
 },
 "resolve": {
  "arguments": {
   "name": {
    "type": "string",
    "maxLength": 300,
    "description": "Name, in any spelling and order; more than one letter, a number or a legal form. Blank means null."
   },
   "ruc": {
    "type": "string",
    "maxLength": 64,
    "description": "Tax number in any format, with or without check digits. Blank means null."
   },
   "cedula": {
    "type": "string",
    "maxLength": 64,
    "description": "Cédula of a person, in any format. Blank means null."
   },
   "jurisdiction": {
    "type": "string",
    "enum": [
     "pa",
     "ec",
     "co"
    ],
    "description": "`ec` and `co` are reserved.",
    "default": "pa"
   },
   "mode": {
    "type": "string",
    "enum": [
     "identify",
     "screen"
    ],
    "description": "What the query is for.",
    "default": "identify"
   },
   "type": {
    "type": "string",
    "enum": [
     "Organization",
     "NaturalPerson"
    ],
    "description": "Returns only entities of this type. Does not change scores."
   },
   "limit": {
    "type": "integer",
    "minimum": 1,
    "maximum": 50,
    "description": "Maximum candidates.",
    "default": 5
   },
   "min_confidence": {
    "type": "number",
    "minimum": 0,
    "maximum": 1,
    "description": "Minimum confidence of candidates. In mode `screen`, the default is 0.1.",
    "default": 0.3
   },
   "exclude_ids": {
    "type": "array",
    "items": {
     "type": "string",
     "description": "Id of an entity.",
     "maxLength": 40
    },
    "maxItems": 100,
    "description": "Ids of entities to exclude."
   },
   "explain": {
    "type": "boolean",
    "description": "Whether to return features.",
    "default": true
   }
  },
  "required": [],
  "answer": {
   "$ref": "#/$defs/Resolution"
  }
 },
 "resolveBatch": {
  "arguments": {
   "rows": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "row_id": {
       "type": "string",
       "maxLength": 100,
       "description": "Your own id for the row, unique in the request and returned."
      },
      "name": {
       "type": "string",
       "maxLength": 300,
       "description": "Name, in any spelling and order; more than one letter, a number or a legal form. Blank means null."
      },
      "ruc": {
       "type": "string",
       "maxLength": 64,
       "description": "Tax number in any format, with or without check digits. Blank means null."
      },
      "cedula": {
       "type": "string",
       "maxLength": 64,
       "description": "Cédula of a person, in any format. Blank means null."
      },
      "jurisdiction": {
       "type": "string",
       "enum": [
        "pa",
        "ec",
        "co"
       ],
       "description": "`ec` and `co` are reserved.",
       "default": "pa"
      },
      "mode": {
       "type": "string",
       "enum": [
        "identify",
        "screen"
       ],
       "description": "What the query is for.",
       "default": "identify"
      },
      "type": {
       "type": "string",
       "enum": [
        "Organization",
        "NaturalPerson"
       ],
       "description": "Returns only entities of this type. Does not change scores."
      },
      "limit": {
       "type": "integer",
       "minimum": 1,
       "maximum": 50,
       "description": "Maximum candidates.",
       "default": 5
      },
      "min_confidence": {
       "type": "number",
       "minimum": 0,
       "maximum": 1,
       "description": "Minimum confidence of candidates. In mode `screen`, the default is 0.1.",
       "default": 0.3
      },
      "exclude_ids": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 40,
        "description": "Id of an entity."
       },
       "maxItems": 100,
       "description": "Ids of entities to exclude."
      },
      "explain": {
       "type": "boolean",
       "description": "Whether to return features.",
       "default": true
      }
     },
     "additionalProperties": false,
     "description": "A row with its own options. Null means absent."
    },
    "minItems": 1,
    "maxItems": 100,
    "description": "Rows to resolve. Free keys: 10, or 100 with `with_presence`."
   },
   "mode": {
    "type": "string",
    "enum": [
     "identify",
     "screen"
    ],
    "description": "Mode of the rows that have none.",
    "default": "identify"
   },
   "with_presence": {
    "type": "boolean",
    "default": false,
    "description": "Whether to return only aggregates: no ids, no candidates."
   }
  },
  "required": [
   "rows"
  ],
  "answer": {
   "anyOf": [
    {
     "$ref": "#/$defs/BatchResolution"
    },
    {
     "$ref": "#/$defs/Presence"
    }
   ]
  }
 },
 "screen": {
  "arguments": {
   "subjects": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "reference": {
       "type": "string",
       "minLength": 1,
       "maxLength": 100,
       "description": "Your own id for the subject, unique in the request and returned."
      },
      "name": {
       "type": "string",
       "maxLength": 300,
       "description": "Name, in any spelling, order and script. Required without `entity_id`. Blank means null."
      },
      "aliases": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 300
       },
       "maxItems": 3,
       "description": "Other names of the same subject. Screen further names as subjects of their own."
      },
      "type": {
       "type": "string",
       "enum": [
        "Organization",
        "NaturalPerson"
       ],
       "description": "Null: not known."
      },
      "birth_date": {
       "type": "string",
       "maxLength": 20,
       "description": "Date of birth of a person, as far as you know it: a day, a month or a year."
      },
      "nationalities": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 10
       },
       "maxItems": 10,
       "description": "ISO 3166-1 codes, such as PA."
      },
      "identifiers": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "kind",
         "value"
        ],
        "properties": {
         "kind": {
          "type": "string",
          "maxLength": 20,
          "description": "Kind of number. Lists use several words for one number, so related kinds are compared with each other.",
          "enum": [
           "ruc",
           "cedula",
           "nit",
           "passport",
           "national_id",
           "tax_id",
           "registration",
           "imo",
           "swift",
           "lei"
          ]
         },
         "value": {
          "type": "string",
          "maxLength": 64,
          "description": "The number, in any format."
         },
         "country": {
          "type": "string",
          "maxLength": 10,
          "description": "ISO 3166-1 code of the country that issued it, such as PA. Required, except for `imo`, `swift` and `lei`."
         }
        },
        "additionalProperties": false,
        "description": "Identity, tax or registration number."
       },
       "maxItems": 4,
       "description": "Numbers of the subject."
      },
      "entity_id": {
       "type": "string",
       "maxLength": 40,
       "description": "Id of an entity: its names, type and numbers in the register are screened, in addition to what you send. Costs DAT-SCREEN instead of SCR-NAME."
      }
     },
     "additionalProperties": false,
     "description": "Who to screen. Null means absent."
    },
    "minItems": 1,
    "maxItems": 100,
    "description": "Who to screen."
   },
   "lists": {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "sanctions",
      "pep",
      "debarment",
      "impediment"
     ],
     "description": "`pep`: politically exposed persons. `debarment`: excluded from public contracts. `impediment`: travel restrictions."
    },
    "minItems": 1,
    "maxItems": 4,
    "uniqueItems": true,
    "description": "Kinds of lists to search. Defaults to all."
   },
   "min_score": {
    "type": "number",
    "minimum": 0,
    "maximum": 1,
    "default": 0.6,
    "description": "Minimum score of hits. A hit with the same number is always returned."
   }
  },
  "required": [
   "subjects"
  ],
  "answer": {
   "$ref": "#/$defs/Screening"
  }
 },
 "addWatchItems": {
  "arguments": {
   "id": {
    "type": "string",
    "maxLength": 16,
    "description": "Id of the watchlist.",
    "examples": [
     "3"
    ]
   },
   "items": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "reference"
     ],
     "properties": {
      "reference": {
       "type": "string",
       "minLength": 1,
       "maxLength": 100,
       "description": "Your own id for the subject. Decisions about its hits are kept under it."
      },
      "name": {
       "type": "string",
       "maxLength": 300,
       "description": "Name, in any spelling, order and script. Required without `entity_id`. Blank means null."
      },
      "aliases": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 300
       },
       "maxItems": 3,
       "description": "Other names of the same subject. Screen further names as subjects of their own."
      },
      "type": {
       "type": "string",
       "enum": [
        "Organization",
        "NaturalPerson"
       ],
       "description": "Null: not known."
      },
      "birth_date": {
       "type": "string",
       "maxLength": 20,
       "description": "Date of birth of a person, as far as you know it: a day, a month or a year."
      },
      "nationalities": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 10
       },
       "maxItems": 10,
       "description": "ISO 3166-1 codes, such as PA."
      },
      "identifiers": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "kind",
         "value"
        ],
        "properties": {
         "kind": {
          "type": "string",
          "maxLength": 20,
          "description": "Kind of number. Lists use several words for one number, so related kinds are compared with each other.",
          "enum": [
           "ruc",
           "cedula",
           "nit",
           "passport",
           "national_id",
           "tax_id",
           "registration",
           "imo",
           "swift",
           "lei"
          ]
         },
         "value": {
          "type": "string",
          "maxLength": 64,
          "description": "The number, in any format."
         },
         "country": {
          "type": "string",
          "maxLength": 10,
          "description": "ISO 3166-1 code of the country that issued it, such as PA. Required, except for `imo`, `swift` and `lei`."
         }
        },
        "additionalProperties": false,
        "description": "Identity, tax or registration number."
       },
       "maxItems": 4,
       "description": "Numbers of the subject."
      },
      "entity_id": {
       "type": "string",
       "maxLength": 40,
       "description": "Id of an entity: its names, type and numbers in the register are screened, in addition to what you send. Costs DAT-SCREEN instead of SCR-NAME."
      }
     },
     "additionalProperties": false,
     "description": "An entity, by `entity_id`, or a subject as in screening. Null means absent."
    },
    "minItems": 1,
    "maxItems": 1000,
    "description": "What to watch."
   }
  },
  "required": [
   "id",
   "items"
  ],
  "answer": {
   "$ref": "#/$defs/AddedWatchItems"
  }
 },
 "getEntity": {
  "arguments": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "description": "Id of an entity or asset.",
    "examples": [
     "pa_own_42"
    ]
   },
   "include": {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "CHK-BIN",
      "DAT-CORE",
      "DAT-HOOK",
      "DAT-GOV",
      "DAT-BIZ",
      "DAT-ASSET",
      "DAT-TRADE",
      "DAT-DOC",
      "DAT-RISK",
      "DAT-PROC",
      "DAT-NEWS",
      "DAT-MEDIA",
      "DAT-LEGAL",
      "DAT-CGR",
      "DAT-IP",
      "DAT-LABOR",
      "DAT-SCREEN",
      "DAT-ALL",
      "DAT-FREE"
     ]
    },
    "minItems": 1,
    "description": "Product codes. Defaults to CHK-BIN, or to DAT-FREE without a key and for free keys. Comma-separated, without spaces.",
    "examples": [
     [
      "DAT-GOV"
     ]
    ]
   },
   "inline_limit": {
    "type": "integer",
    "minimum": 1,
    "maximum": 100,
    "default": 10,
    "description": "Maximum items per list.",
    "examples": [
     10
    ]
   }
  },
  "required": [
   "id"
  ],
  "answer": {
   "anyOf": [
    {
     "$ref": "#/$defs/EntityCard"
    },
    {
     "$ref": "#/$defs/Asset"
    }
   ]
  }
 },
 "getSection": {
  "arguments": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "description": "Id of the entity, from a response.",
    "examples": [
     "pa_own_42"
    ]
   },
   "level": {
    "type": "string",
    "enum": [
     "core_registro",
     "contacto",
     "entity_events",
     "directores",
     "suspension",
     "organizaciones",
     "representante_legal_identificado",
     "gacetas",
     "documentos_contraloria",
     "is_itbm",
     "last_itbm_date",
     "itbm",
     "funcionario",
     "avisos",
     "licencias",
     "personal_licenses",
     "company_licenses",
     "fideicomisos",
     "marcas",
     "propiedades",
     "fincas",
     "real_estate",
     "bienes_muebles",
     "naves",
     "importaciones",
     "exportaciones",
     "imports_summary",
     "exports_summary",
     "customs_summary",
     "customs_summaries",
     "documentos_escaneados",
     "documentos_digitales",
     "rp_report_url",
     "registry_documents",
     "css_moroso_menciones",
     "sanciones",
     "idoneidades",
     "expedientes_judiciales",
     "licitaciones",
     "noticias",
     "noticias_globales",
     "news",
     "migrations",
     "work_permits",
     "sanciones_internacionales",
     "coincidencias_pep",
     "screening"
    ],
    "description": "Name of a section, or of a level with several sections.",
    "examples": [
     "directores"
    ]
   },
   "cursor": {
    "type": "string",
    "maxLength": 1000,
    "description": "Cursor from `next`. If omitted, the section starts at the beginning."
   },
   "limit": {
    "type": "integer",
    "minimum": 1,
    "maximum": 100,
    "default": 100,
    "description": "Maximum items.",
    "examples": [
     50
    ]
   }
  },
  "required": [
   "id",
   "level"
  ],
  "answer": {
   "anyOf": [
    {
     "$ref": "#/$defs/SectionPage"
    },
    {
     "$ref": "#/$defs/SectionValue"
    }
   ]
  }
 },
 "getDocumentText": {
  "arguments": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "description": "Id of a document.",
    "examples": [
     "pa_entrada_5"
    ]
   },
   "page": {
    "type": "integer",
    "minimum": 1,
    "maximum": 999999999,
    "default": 1,
    "description": "Page.",
    "examples": [
     1
    ]
   }
  },
  "required": [
   "id"
  ],
  "answer": {
   "$ref": "#/$defs/DocumentText"
  }
 },
 "getNetwork": {
  "arguments": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "description": "Id of the entity, from a response.",
    "examples": [
     "pa_own_42"
    ]
   },
   "depth": {
    "type": "integer",
    "minimum": 1,
    "maximum": 3,
    "default": 2,
    "description": "Maximum number of steps from the entity.",
    "examples": [
     2
    ]
   }
  },
  "required": [
   "id"
  ],
  "answer": {
   "$ref": "#/$defs/Network"
  }
 },
 "getUsage": {
  "arguments": {
   "from": {
    "type": "string",
    "format": "date",
    "description": "First UTC day, at most 366 days before the end of `to`. Defaults to a period of 30 days up to `to`.",
    "examples": [
     "2026-11-01"
    ]
   },
   "to": {
    "type": "string",
    "format": "date",
    "description": "Last UTC day, included. Defaults to today.",
    "examples": [
     "2026-11-21"
    ]
   },
   "format": {
    "type": "string",
    "enum": [
     "json",
     "csv"
    ],
    "default": "json",
    "description": "`json` returns one page, `csv` returns everything as a file.",
    "examples": [
     "json"
    ]
   },
   "limit": {
    "type": "integer",
    "minimum": 1,
    "maximum": 100,
    "default": 50,
    "description": "Maximum entries per page.",
    "examples": [
     50
    ]
   },
   "cursor": {
    "type": "string",
    "maxLength": 4000,
    "description": "`page.next_cursor` of the previous page. Signed, and only valid for the same account and list."
   }
  },
  "required": [],
  "answer": {
   "$ref": "#/$defs/Usage"
  }
 },
 "getImmigration": {
  "arguments": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "description": "Id of the entity, from a response.",
    "examples": [
     "pa_own_42"
    ]
   },
   "include": {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "DAT-LABOR"
     ]
    },
    "minItems": 1,
    "description": "The code that unlocks the records. Comma-separated, without spaces.",
    "examples": [
     [
      "DAT-LABOR"
     ]
    ]
   }
  },
  "required": [
   "id"
  ],
  "answer": {
   "$ref": "#/$defs/Immigration"
  }
 },
 "getProponenteDossier": {
  "arguments": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "description": "Id of the entity, from a response.",
    "examples": [
     "pa_own_42"
    ]
   }
  },
  "required": [
   "id"
  ],
  "answer": {
   "$ref": "#/$defs/ProponenteDossier"
  }
 },
 "requestUpdate": {
  "arguments": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "description": "Id of the entity, from a response.",
    "examples": [
     "pa_own_42"
    ]
   },
   "include": {
    "type": "array",
    "items": {
     "enum": [
      "CHK-BIN",
      "DAT-CORE",
      "DAT-HOOK",
      "DAT-GOV",
      "DAT-BIZ",
      "DAT-ASSET",
      "DAT-TRADE",
      "DAT-DOC",
      "DAT-RISK",
      "DAT-PROC",
      "DAT-NEWS",
      "DAT-MEDIA",
      "DAT-LEGAL",
      "DAT-CGR",
      "DAT-IP",
      "DAT-LABOR",
      "DAT-SCREEN",
      "DAT-ALL"
     ],
     "description": "Product code."
    },
    "minItems": 1,
    "maxItems": 18,
    "description": "What to refresh."
   }
  },
  "required": [
   "id",
   "include"
  ],
  "answer": {
   "$ref": "#/$defs/AcceptedUpdate"
  }
 },
 "searchEntities": {
  "arguments": {
   "filters": {
    "type": "object",
    "properties": {
     "kind": {
      "anyOf": [
       {
        "enum": [
         "Organization",
         "NaturalPerson"
        ],
        "description": "One of the values."
       },
       {
        "type": "array",
        "items": {
         "enum": [
          "Organization",
          "NaturalPerson"
         ],
         "description": "One of the values."
        },
        "minItems": 1,
        "maxItems": 100,
        "description": "One of these values."
       },
       {
        "type": "object",
        "properties": {
         "eq": {
          "enum": [
           "Organization",
           "NaturalPerson"
          ],
          "description": "One of the values."
         },
         "in": {
          "type": "array",
          "items": {
           "enum": [
            "Organization",
            "NaturalPerson"
           ],
           "description": "One of the values."
          },
          "minItems": 1,
          "maxItems": 100,
          "description": "One of these values."
         },
         "not": {
          "anyOf": [
           {
            "enum": [
             "Organization",
             "NaturalPerson"
            ],
            "description": "One of the values."
           },
           {
            "type": "array",
            "items": {
             "enum": [
              "Organization",
              "NaturalPerson"
             ],
             "description": "One of the values."
            },
            "minItems": 1,
            "maxItems": 100,
            "description": "One of these values."
           }
          ],
          "description": "Values to exclude."
         },
         "prefix": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "Beginning of the value, ignoring case and accents."
         }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "description": "Conditions that must all match."
       }
      ],
      "description": "Type of entity."
     },
     "status": {
      "anyOf": [
       {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "description": "The exact value."
       },
       {
        "type": "array",
        "items": {
         "type": "string",
         "minLength": 1,
         "maxLength": 200,
         "description": "The exact value."
        },
        "minItems": 1,
        "maxItems": 100,
        "description": "One of these values."
       },
       {
        "type": "object",
        "properties": {
         "eq": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "The exact value."
         },
         "in": {
          "type": "array",
          "items": {
           "type": "string",
           "minLength": 1,
           "maxLength": 200,
           "description": "The exact value."
          },
          "minItems": 1,
          "maxItems": 100,
          "description": "One of these values."
         },
         "not": {
          "anyOf": [
           {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The exact value."
           },
           {
            "type": "array",
            "items": {
             "type": "string",
             "minLength": 1,
             "maxLength": 200,
             "description": "The exact value."
            },
            "minItems": 1,
            "maxItems": 100,
            "description": "One of these values."
           }
          ],
          "description": "Values to exclude."
         },
         "prefix": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "Beginning of the value."
         }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "description": "Conditions that must all match."
       }
      ],
      "description": "Status of an organization in the registry."
     },
     "legal_form": {
      "anyOf": [
       {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "description": "The exact value."
       },
       {
        "type": "array",
        "items": {
         "type": "string",
         "minLength": 1,
         "maxLength": 200,
         "description": "The exact value."
        },
        "minItems": 1,
        "maxItems": 100,
        "description": "One of these values."
       },
       {
        "type": "object",
        "properties": {
         "eq": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "The exact value."
         },
         "in": {
          "type": "array",
          "items": {
           "type": "string",
           "minLength": 1,
           "maxLength": 200,
           "description": "The exact value."
          },
          "minItems": 1,
          "maxItems": 100,
          "description": "One of these values."
         },
         "not": {
          "anyOf": [
           {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The exact value."
           },
           {
            "type": "array",
            "items": {
             "type": "string",
             "minLength": 1,
             "maxLength": 200,
             "description": "The exact value."
            },
            "minItems": 1,
            "maxItems": 100,
            "description": "One of these values."
           }
          ],
          "description": "Values to exclude."
         },
         "prefix": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "Beginning of the value."
         }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "description": "Conditions that must all match."
       }
      ],
      "description": "Legal form of an organization."
     },
     "province": {
      "anyOf": [
       {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "description": "The exact value."
       },
       {
        "type": "array",
        "items": {
         "type": "string",
         "minLength": 1,
         "maxLength": 200,
         "description": "The exact value."
        },
        "minItems": 1,
        "maxItems": 100,
        "description": "One of these values."
       },
       {
        "type": "object",
        "properties": {
         "eq": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "The exact value."
         },
         "in": {
          "type": "array",
          "items": {
           "type": "string",
           "minLength": 1,
           "maxLength": 200,
           "description": "The exact value."
          },
          "minItems": 1,
          "maxItems": 100,
          "description": "One of these values."
         },
         "not": {
          "anyOf": [
           {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The exact value."
           },
           {
            "type": "array",
            "items": {
             "type": "string",
             "minLength": 1,
             "maxLength": 200,
             "description": "The exact value."
            },
            "minItems": 1,
            "maxItems": 100,
            "description": "One of these values."
           }
          ],
          "description": "Values to exclude."
         },
         "prefix": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "Beginning of the value."
         }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "description": "Conditions that must all match."
       }
      ],
      "description": "Province of an organization, or the one that issued the identity card of a person."
     },
     "activity": {
      "anyOf": [
       {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "description": "The exact value."
       },
       {
        "type": "array",
        "items": {
         "type": "string",
         "minLength": 1,
         "maxLength": 200,
         "description": "The exact value."
        },
        "minItems": 1,
        "maxItems": 100,
        "description": "One of these values."
       },
       {
        "type": "object",
        "properties": {
         "eq": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "The exact value."
         },
         "in": {
          "type": "array",
          "items": {
           "type": "string",
           "minLength": 1,
           "maxLength": 200,
           "description": "The exact value."
          },
          "minItems": 1,
          "maxItems": 100,
          "description": "One of these values."
         },
         "not": {
          "anyOf": [
           {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The exact value."
           },
           {
            "type": "array",
            "items": {
             "type": "string",
             "minLength": 1,
             "maxLength": 200,
             "description": "The exact value."
            },
            "minItems": 1,
            "maxItems": 100,
            "description": "One of these values."
           }
          ],
          "description": "Values to exclude."
         },
         "prefix": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "Beginning of the value."
         }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "description": "Conditions that must all match."
       }
      ],
      "description": "Declared activity of an organization."
     }
    },
    "description": "Conditions that entities must all match.",
    "additionalProperties": false
   },
   "q": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "description": "Words of the name or their beginnings, in any order, ignoring case, accents and a legal form at the end. At most ten. One or two letters alone find only names that begin with them. A RUC or cédula with its dashes finds the entity that has it, whatever the other words are. Names in other scripts are found by Latin letters, and the other way around."
   },
   "facets": {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "kind",
      "status",
      "legal_form",
      "province",
      "activity"
     ],
     "description": "Facet name."
    },
    "maxItems": 10,
    "description": "Fields to count values of. Counts cover all matching entities or, with `facets_relation: gte`, 3,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values."
   },
   "limit": {
    "type": "integer",
    "minimum": 1,
    "maximum": 100,
    "description": "Maximum results per page. Defaults to 20."
   },
   "cursor": {
    "type": "string",
    "description": "`next_cursor` of the previous page, with the same filters, words and order. Null for the first page.",
    "maxLength": 4000
   }
  },
  "required": [],
  "answer": {
   "$ref": "#/$defs/EntitiesPage"
  }
 },
 "getUpdateRequest": {
  "arguments": {
   "update_request_id": {
    "type": "integer",
    "minimum": 1,
    "description": "Id of the update request, unique across jurisdictions and included in webhooks.",
    "examples": [
     7
    ]
   }
  },
  "required": [
   "update_request_id"
  ],
  "answer": {
   "$ref": "#/$defs/UpdateStatus"
  }
 },
 "searchV4Entities": {
  "arguments": {
   "nombre": {
    "type": "string",
    "maxLength": 200,
    "description": "Name or the beginning of a name, with words in any order. At least 3 character(s).",
    "examples": [
     "maderas ficticias"
    ]
   },
   "ruc": {
    "type": "string",
    "maxLength": 64,
    "description": "Tax number (RUC, cédula or NIT), with or without check digit, dashes, spaces and leading zeros."
   }
  },
  "required": [],
  "answer": {
   "$ref": "#/$defs/EntitySummaries"
  }
 },
 "searchRecords": {
  "arguments": {
   "filters": {
    "type": "object",
    "description": "Conditions that records must all match."
   },
   "q": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "description": "Words that records must all contain, ignoring case and accents. At most ten."
   },
   "sort": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "field"
     ],
     "properties": {
      "field": {
       "type": "string",
       "enum": [
        "fecha",
        "valor_cif",
        "nombre",
        "fecha_solicitud",
        "fecha_registro",
        "fecha_vencimiento",
        "fecha_inscripcion",
        "monto_hipoteca",
        "precio_compraventa",
        "fecha_inicio",
        "fecha_ultimo_movimiento",
        "fecha_fin",
        "fecha_publicacion",
        "monto",
        "fecha_generacion",
        "fecha_entrada",
        "fecha_refrando",
        "fecha_salida",
        "fecha_reparto",
        "total",
        "pep_score"
       ],
       "description": "Field to sort by. Records without it come last."
      },
      "dir": {
       "type": "string",
       "enum": [
        "asc",
        "desc"
       ],
       "description": "Direction. Defaults to `asc`."
      }
     },
     "description": "Sort key.",
     "additionalProperties": false
    },
    "maxItems": 3
   },
   "facets": {
    "type": "array",
    "items": {
     "type": "string",
     "description": "Facet name."
    },
    "maxItems": 10,
    "description": "Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values."
   },
   "limit": {
    "type": "integer",
    "minimum": 1,
    "maximum": 100,
    "description": "Maximum results per page. Defaults to 20."
   },
   "cursor": {
    "type": "string",
    "description": "`next_cursor` of the previous page, with the same filters, words and order. Null for the first page.",
    "maxLength": 4000
   }
  },
  "required": [],
  "answer": {
   "type": "object",
   "required": [
    "surface",
    "results",
    "page",
    "facets",
    "facets_relation",
    "billing"
   ],
   "properties": {
    "surface": {
     "type": "string",
     "enum": [
      "importaciones",
      "exportaciones",
      "marcas",
      "naves",
      "real-estate",
      "real-estate-deeds",
      "immigration",
      "licitaciones",
      "avisos",
      "contraloria",
      "expedientes",
      "sanctions",
      "noticias",
      "planillas"
     ],
     "description": "The surface."
    },
    "results": {
     "type": "array",
     "items": {
      "anyOf": [
       {
        "$ref": "#/$defs/ImportacionesResult"
       },
       {
        "$ref": "#/$defs/ExportacionesResult"
       },
       {
        "$ref": "#/$defs/MarcasResult"
       },
       {
        "$ref": "#/$defs/NavesResult"
       },
       {
        "$ref": "#/$defs/RealEstateResult"
       },
       {
        "$ref": "#/$defs/RealEstateDeedsResult"
       },
       {
        "$ref": "#/$defs/ImmigrationResult"
       },
       {
        "$ref": "#/$defs/LicitacionesResult"
       },
       {
        "$ref": "#/$defs/AvisosResult"
       },
       {
        "$ref": "#/$defs/ContraloriaResult"
       },
       {
        "$ref": "#/$defs/ExpedientesResult"
       },
       {
        "$ref": "#/$defs/SanctionsResult"
       },
       {
        "$ref": "#/$defs/NoticiasResult"
       },
       {
        "$ref": "#/$defs/PlanillasResult"
       }
      ]
     },
     "maxItems": 100,
     "description": "Matching records, in order."
    },
    "page": {
     "type": "object",
     "required": [
      "returned",
      "next_cursor",
      "total",
      "total_relation"
     ],
     "properties": {
      "returned": {
       "type": "integer",
       "minimum": 0
      },
      "next_cursor": {
       "type": [
        "string",
        "null"
       ]
      },
      "total": {
       "type": "integer",
       "minimum": 0
      },
      "total_relation": {
       "type": "string",
       "enum": [
        "eq",
        "gte"
       ]
      }
     },
     "description": "Position of this page."
    },
    "facets": {
     "type": "object",
     "description": "Requested facets."
    },
    "facets_relation": {
     "type": "string",
     "enum": [
      "eq",
      "gte"
     ],
     "description": "Precision of the facet counts. `eq`: exact. `gte`: a lower bound."
    },
    "billing": {
     "$ref": "#/$defs/Billing"
    }
   }
  }
 },
 "describeSurface": {
  "arguments": {},
  "required": [],
  "answer": {
   "$ref": "#/$defs/SurfaceSchema"
  }
 }
};

/** Schemas that `#/$defs/` in responses refers to. */
export const DEFINITIONS: Readonly<Record<string, JsonSchema>> = {
 "AcceptedUpdate": {
  "type": "object",
  "required": [
   "update_request_id",
   "id",
   "entity_id",
   "entity_sid",
   "jurisdiction",
   "status",
   "requested_codes",
   "estimated_cost",
   "webhook_url",
   "billing"
  ],
  "properties": {
   "update_request_id": {
    "type": "integer",
    "minimum": 1,
    "description": "Id of the update request, unique across jurisdictions and included in webhooks."
   },
   "id": {
    "type": "integer",
    "minimum": 1,
    "description": "The same as `update_request_id`."
   },
   "entity_id": {
    "type": "string",
    "description": "Id of the entity.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "entity_sid": {
    "type": "string",
    "description": "Stable key of the entity in its sources."
   },
   "jurisdiction": {
    "type": "string",
    "const": "pa",
    "description": "Jurisdiction. Only entities of Panama can be refreshed."
   },
   "status": {
    "type": "string",
    "const": "pending",
    "description": "Always `pending` at creation."
   },
   "requested_codes": {
    "type": "array",
    "items": {
     "enum": [
      "CHK-BIN",
      "DAT-CORE",
      "DAT-HOOK",
      "DAT-GOV",
      "DAT-BIZ",
      "DAT-ASSET",
      "DAT-TRADE",
      "DAT-DOC",
      "DAT-RISK",
      "DAT-PROC",
      "DAT-NEWS",
      "DAT-MEDIA",
      "DAT-LEGAL",
      "DAT-CGR",
      "DAT-IP",
      "DAT-LABOR",
      "DAT-SCREEN",
      "DAT-ALL"
     ]
    },
    "maxItems": 18,
    "description": "Requested codes."
   },
   "estimated_cost": {
    "type": "string",
    "description": "Amount charged on completion, in USD as a decimal string."
   },
   "webhook_url": {
    "type": [
     "string",
     "null"
    ],
    "description": "URL that receives the result. Null if no webhook is set up."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "An accepted refresh."
 },
 "AddedWatchItems": {
  "type": "object",
  "required": [
   "items",
   "created",
   "unchanged",
   "billing"
  ],
  "properties": {
   "items": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "reference",
      "entity_id",
      "name",
      "state",
      "paid_until",
      "screened_at",
      "total_hits",
      "hits"
     ],
     "properties": {
      "id": {
       "type": "integer",
       "minimum": 1
      },
      "reference": {
       "type": "string",
       "maxLength": 100
      },
      "entity_id": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 40,
       "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
      },
      "name": {
       "type": "string"
      },
      "state": {
       "type": "string",
       "enum": [
        "active",
        "unpaid",
        "restricted"
       ]
      },
      "paid_until": {
       "type": "string",
       "format": "date-time"
      },
      "screened_at": {
       "type": [
        "string",
        "null"
       ],
       "format": "date-time"
      },
      "total_hits": {
       "type": "integer",
       "minimum": 0
      },
      "hits": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "listing_id",
         "list",
         "name",
         "score",
         "by_number",
         "found_at",
         "decision"
        ],
        "properties": {
         "listing_id": {
          "type": "string"
         },
         "list": {
          "type": "string"
         },
         "name": {
          "type": "string"
         },
         "score": {
          "type": "number",
          "minimum": 0,
          "maximum": 1
         },
         "by_number": {
          "type": "boolean"
         },
         "found_at": {
          "type": "string",
          "format": "date-time"
         },
         "decision": {
          "anyOf": [
           {
            "$ref": "#/$defs/HitDecision"
           },
           {
            "type": "null"
           }
          ]
         }
        }
       },
       "maxItems": 20
      }
     }
    },
    "maxItems": 1000,
    "description": "The items, in the order of the request."
   },
   "created": {
    "type": "integer",
    "description": "Items that are watched from now on.",
    "minimum": 0
   },
   "unchanged": {
    "type": "integer",
    "description": "Items that were watched already.",
    "minimum": 0
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "What is watched."
 },
 "Asset": {
  "type": "object",
  "required": [
   "id",
   "type",
   "jurisdiction",
   "entity_id",
   "code",
   "state",
   "source",
   "sources",
   "data",
   "billing"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "Id of the asset.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
   },
   "type": {
    "type": "string",
    "enum": [
     "finca",
     "ph",
     "edif",
     "nave",
     "bm",
     "marca",
     "imp",
     "exp",
     "entrada",
     "elemento",
     "relemento",
     "mig",
     "wp",
     "visaaut",
     "imped"
    ],
    "description": "Type of the asset."
   },
   "jurisdiction": {
    "type": "string",
    "enum": [
     "pa"
    ],
    "description": "Jurisdiction."
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Owner of the asset. Null if it is not matched to an entity.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "code": {
    "type": "string",
    "description": "Charged code that covers it.",
    "maxLength": 20
   },
   "state": {
    "type": "string",
    "enum": [
     "ok",
     "empty",
     "not_fetched",
     "source_down"
    ],
    "description": "Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance."
   },
   "source": {
    "$ref": "#/$defs/SectionSource"
   },
   "sources": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/TagSource"
    },
    "maxItems": 20,
    "description": "Every source of this data, those already read first."
   },
   "data": {
    "anyOf": [
     {
      "$ref": "#/$defs/FincaItem"
     },
     {
      "$ref": "#/$defs/PropiedadItem"
     },
     {
      "$ref": "#/$defs/EdificioItem"
     },
     {
      "$ref": "#/$defs/NaveItem"
     },
     {
      "$ref": "#/$defs/BienMuebleItem"
     },
     {
      "$ref": "#/$defs/MarcaItem"
     },
     {
      "$ref": "#/$defs/ImportacionItem"
     },
     {
      "$ref": "#/$defs/ExportacionItem"
     },
     {
      "$ref": "#/$defs/DocumentoEscaneadoItem"
     },
     {
      "$ref": "#/$defs/DocumentoDigitalItem"
     },
     {
      "$ref": "#/$defs/RealEstateDeedItem"
     },
     {
      "$ref": "#/$defs/MigrationItem"
     },
     {
      "$ref": "#/$defs/WorkPermitItem"
     },
     {
      "$ref": "#/$defs/AuthorizedVisaItem"
     },
     {
      "$ref": "#/$defs/ImpedimentoItem"
     }
    ],
    "description": "The full record."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "An asset."
 },
 "AuthorizedVisaItem": {
  "type": "object",
  "required": [
   "id",
   "numero_caso",
   "nombre",
   "nacionalidad",
   "tipo_visa",
   "fecha_inicio",
   "fecha_ultimo_movimiento",
   "fecha_fin",
   "estado"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(visaaut)_(0|[1-9][0-9]{0,17})$"
   },
   "numero_caso": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "nacionalidad": {
    "type": [
     "string",
     "null"
    ]
   },
   "tipo_visa": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_inicio": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_ultimo_movimiento": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_fin": {
    "type": [
     "string",
     "null"
    ]
   },
   "estado": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "AvisosResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "nombre",
   "estatus",
   "fecha_generacion",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 0,
    "description": "Number of the record."
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "numero": {
    "type": [
     "string",
     "null"
    ],
    "description": "Number of the notice."
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ],
    "description": "Trade name."
   },
   "ruc": {
    "type": [
     "string",
     "null"
    ],
    "description": "Tax number, as written in the notice."
   },
   "estatus": {
    "type": [
     "string",
     "null"
    ],
    "description": "Status of the notice."
   },
   "fecha_generacion": {
    "type": [
     "string",
     "null"
    ],
    "description": "Issue date. Null if the source does not give a valid date.",
    "format": "date"
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-BIZ"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `numero`, `ruc`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of notices of operation."
 },
 "BatchResolution": {
  "type": "object",
  "required": [
   "results",
   "summary",
   "algorithm",
   "index_as_of",
   "billing"
  ],
  "properties": {
   "results": {
    "type": "array",
    "items": {
     "anyOf": [
      {
       "type": "object",
       "required": [
        "row_id",
        "index",
        "outcome",
        "mode",
        "levels",
        "query",
        "candidates",
        "margin",
        "warnings"
       ],
       "properties": {
        "row_id": {
         "type": [
          "string",
          "null"
         ]
        },
        "index": {
         "type": "integer",
         "minimum": 0,
         "maximum": 99
        },
        "outcome": {
         "type": "string",
         "enum": [
          "matched",
          "ambiguous",
          "no_match"
         ]
        },
        "mode": {
         "type": "string",
         "enum": [
          "identify",
          "screen"
         ]
        },
        "levels": {
         "type": "object",
         "required": [
          "accept",
          "possible",
          "margin"
         ],
         "properties": {
          "accept": {
           "type": "number",
           "minimum": 0,
           "maximum": 1
          },
          "possible": {
           "type": "number",
           "minimum": 0,
           "maximum": 1
          },
          "margin": {
           "type": "number",
           "minimum": 0,
           "maximum": 1
          }
         }
        },
        "query": {
         "type": "object",
         "required": [
          "normalized_name",
          "legal_form",
          "identifier"
         ],
         "properties": {
          "normalized_name": {
           "type": [
            "string",
            "null"
           ]
          },
          "legal_form": {
           "type": [
            "string",
            "null"
           ]
          },
          "identifier": {
           "type": [
            "object",
            "null"
           ],
           "properties": {
            "ruc": {
             "type": "object",
             "required": [
              "number",
              "read_as",
              "dv",
              "dv_expected"
             ],
             "properties": {
              "number": {
               "type": "string"
              },
              "read_as": {
               "type": "array",
               "items": {
                "type": "string",
                "enum": [
                 "Organization",
                 "NaturalPerson"
                ]
               },
               "maxItems": 2
              },
              "dv": {
               "type": [
                "string",
                "null"
               ]
              },
              "dv_expected": {
               "type": [
                "string",
                "null"
               ]
              }
             }
            },
            "cedula": {
             "type": "object",
             "required": [
              "number",
              "read_as",
              "dv",
              "dv_expected"
             ],
             "properties": {
              "number": {
               "type": "string"
              },
              "read_as": {
               "type": "array",
               "items": {
                "type": "string",
                "enum": [
                 "Organization",
                 "NaturalPerson"
                ]
               },
               "maxItems": 2
              },
              "dv": {
               "type": [
                "string",
                "null"
               ]
              },
              "dv_expected": {
               "type": [
                "string",
                "null"
               ]
              }
             }
            }
           }
          }
         }
        },
        "candidates": {
         "type": "array",
         "items": {
          "type": "object",
          "required": [
           "id",
           "nombre",
           "type",
           "ruc_no_dv",
           "status",
           "confidence",
           "matched_on",
           "matched_name"
          ],
          "properties": {
           "id": {
            "type": "string",
            "maxLength": 40,
            "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
           },
           "nombre": {
            "type": [
             "string",
             "null"
            ]
           },
           "type": {
            "type": "string",
            "enum": [
             "Organization",
             "NaturalPerson"
            ]
           },
           "ruc_no_dv": {
            "type": [
             "string",
             "null"
            ]
           },
           "status": {
            "type": [
             "string",
             "null"
            ]
           },
           "confidence": {
            "type": "number",
            "minimum": 0,
            "maximum": 1
           },
           "matched_on": {
            "type": "array",
            "items": {
             "type": "string",
             "enum": [
              "name",
              "ruc",
              "cedula"
             ]
            },
            "maxItems": 3
           },
           "matched_name": {
            "type": [
             "object",
             "null"
            ],
            "required": [
             "name",
             "kind",
             "since",
             "until",
             "source"
            ],
            "properties": {
             "name": {
              "type": "string"
             },
             "kind": {
              "type": "string",
              "enum": [
               "legal",
               "former",
               "trade",
               "alias"
              ]
             },
             "since": {
              "type": [
               "string",
               "null"
              ],
              "format": "date"
             },
             "until": {
              "type": [
               "string",
               "null"
              ],
              "format": "date"
             },
             "source": {
              "type": "string"
             }
            }
           },
           "features": {
            "type": "array",
            "items": {
             "type": "object",
             "required": [
              "feature",
              "score",
              "weight",
              "detail"
             ],
             "properties": {
              "feature": {
               "type": "string",
               "maxLength": 40
              },
              "score": {
               "type": "number"
              },
              "weight": {
               "type": "number"
              },
              "detail": {
               "type": "string",
               "maxLength": 1000
              }
             }
            },
            "maxItems": 40
           }
          }
         },
         "maxItems": 50
        },
        "margin": {
         "type": [
          "number",
          "null"
         ]
        },
        "warnings": {
         "type": "array",
         "items": {
          "type": "string",
          "enum": [
           "dv_mismatch",
           "dv_unverified",
           "type_ambiguous",
           "ruc_not_found",
           "cedula_not_found",
           "type_mismatch",
           "identifier_mismatch",
           "name_ignored",
           "name_mismatch",
           "common_name",
           "same_name"
          ]
         },
         "maxItems": 11
        }
       }
      },
      {
       "type": "object",
       "required": [
        "row_id",
        "index",
        "outcome",
        "error"
       ],
       "properties": {
        "row_id": {
         "type": [
          "string",
          "null"
         ]
        },
        "index": {
         "type": "integer",
         "minimum": 0,
         "maximum": 99
        },
        "outcome": {
         "type": "string",
         "const": "invalid"
        },
        "error": {
         "type": "object",
         "required": [
          "code",
          "field",
          "message"
         ],
         "properties": {
          "code": {
           "type": "string"
          },
          "field": {
           "type": "string"
          },
          "message": {
           "type": "string"
          }
         }
        }
       }
      }
     ]
    },
    "maxItems": 100,
    "description": "Results in the order of the rows."
   },
   "summary": {
    "type": "object",
    "required": [
     "rows",
     "matched",
     "ambiguous",
     "no_match",
     "invalid"
    ],
    "properties": {
     "rows": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "matched": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "ambiguous": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "no_match": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "invalid": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     }
    },
    "description": "Number of rows by outcome."
   },
   "algorithm": {
    "type": "string",
    "description": "Version of the scoring algorithm."
   },
   "index_as_of": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "description": "Time of the latest import or refresh in the index. Null if there is none."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Candidate entities for each row."
 },
 "BienMuebleItem": {
  "type": "object",
  "required": [
   "id",
   "folio",
   "ficha",
   "fecha_inscripcion",
   "propietario_registro_string"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(bm)_(0|[1-9][0-9]{0,17})$"
   },
   "folio": {
    "type": [
     "string",
     "null"
    ]
   },
   "ficha": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_inscripcion": {
    "type": [
     "string",
     "null"
    ]
   },
   "propietario_registro_string": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "Billing": {
  "type": "object",
  "required": [
   "currency",
   "price",
   "charged",
   "dry_run",
   "base",
   "codes",
   "redundant"
  ],
  "properties": {
   "currency": {
    "type": "string",
    "const": "USD",
    "description": "Currency of every amount."
   },
   "price": {
    "type": "string",
    "pattern": "^\\d+\\.\\d{2,6}$",
    "description": "Price of the request. Zero in the free and public tiers."
   },
   "charged": {
    "type": "string",
    "pattern": "^\\d+\\.\\d{2,6}$",
    "description": "Amount charged. \"0.00\" for dry runs and free requests."
   },
   "dry_run": {
    "type": "boolean",
    "description": "Whether this is a dry run."
   },
   "base": {
    "type": "string",
    "pattern": "^\\d+\\.\\d{2,6}$",
    "description": "Base charge, included in `price`."
   },
   "codes": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "code",
      "price"
     ],
     "properties": {
      "code": {
       "type": "string",
       "pattern": "^[A-Z]{3}-[A-Z]+$",
       "maxLength": 20
      },
      "price": {
       "type": "string",
       "pattern": "^\\d+\\.\\d{2,6}$"
      },
      "quantity": {
       "type": "integer",
       "minimum": 0
      },
      "unit_price": {
       "type": "string",
       "pattern": "^\\d+\\.\\d{2,6}$"
      }
     }
    },
    "maxItems": 25,
    "description": "Charged product codes, largest first."
   },
   "redundant": {
    "type": "array",
    "items": {
     "type": "string",
     "pattern": "^[A-Z]{3}-[A-Z]+$",
     "maxLength": 20
    },
    "maxItems": 25,
    "description": "Requested codes that a larger code covers, at no charge."
   },
   "not_charged": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "code",
      "reason"
     ],
     "properties": {
      "code": {
       "type": "string",
       "pattern": "^[A-Z]{3}-[A-Z]+$",
       "maxLength": 20
      },
      "reason": {
       "type": "string",
       "enum": [
        "never_fetched",
        "not_applicable"
       ]
      },
      "quantity": {
       "type": "integer",
       "minimum": 1
      }
     }
    },
    "maxItems": 50,
    "description": "Requested codes that are not charged because they returned nothing. Absent if there are none."
   },
   "free_tier": {
    "type": "object",
    "properties": {
     "locked": {
      "type": "boolean",
      "const": true
     },
     "would_exceed": {
      "type": "boolean",
      "const": true
     },
     "would_status": {
      "type": "number",
      "enum": [
       402,
       429
      ]
     }
    },
    "description": "Restrictions of the free or public tier. Absent if there are none."
   }
  },
  "description": "Price of the request. Amounts are decimal strings."
 },
 "BusinessNotice": {
  "type": "object",
  "required": [
   "numero",
   "nombre",
   "ruc",
   "estatus",
   "fecha_generacion"
  ],
  "properties": {
   "numero": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "ruc": {
    "type": [
     "string",
     "null"
    ]
   },
   "estatus": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_generacion": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "CSSMorosoMencion": {
  "type": "object",
  "required": [
   "id",
   "titulo",
   "fecha_publicacion"
  ],
  "properties": {
   "id": {
    "type": "integer"
   },
   "titulo": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_publicacion": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "Catalog": {
  "type": "object",
  "required": [
   "version",
   "currency",
   "base",
   "codes",
   "levels",
   "sources",
   "billing"
  ],
  "properties": {
   "version": {
    "type": "string",
    "format": "date",
    "description": "Date of the last change."
   },
   "currency": {
    "type": "string",
    "const": "USD",
    "description": "Currency of the prices."
   },
   "base": {
    "type": "string",
    "description": "Base charge per request, in USD as a decimal string."
   },
   "codes": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/CatalogCode"
    },
    "maxItems": 100,
    "description": "All product codes."
   },
   "levels": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/CatalogLevel"
    },
    "maxItems": 100,
    "description": "All data levels."
   },
   "sources": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/CatalogSource"
    },
    "maxItems": 100,
    "description": "All sources."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Product codes, data levels and sources."
 },
 "CatalogCode": {
  "type": "object",
  "required": [
   "code",
   "price",
   "description",
   "jurisdictions",
   "free_tier",
   "levels",
   "applies_to",
   "status"
  ],
  "properties": {
   "code": {
    "type": "string"
   },
   "price": {
    "type": [
     "string",
     "null"
    ]
   },
   "prices": {
    "type": "object",
    "properties": {
     "pa": {
      "type": "string"
     },
     "ec": {
      "type": "string"
     },
     "co": {
      "type": "string"
     }
    }
   },
   "price_source": {
    "enum": [
     "specification",
     "ruling"
    ]
   },
   "unit": {
    "enum": [
     "entity",
     "row",
     "call"
    ]
   },
   "use": {
    "enum": [
     "include",
     "endpoint"
    ]
   },
   "description": {
    "type": "string"
   },
   "jurisdictions": {
    "type": "array",
    "items": {
     "enum": [
      "pa",
      "ec",
      "co"
     ]
    },
    "maxItems": 3
   },
   "free_tier": {
    "type": "boolean"
   },
   "levels": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 37
   },
   "applies_to": {
    "type": "array",
    "items": {
     "enum": [
      "Organization",
      "NaturalPerson"
     ]
    },
    "maxItems": 2
   },
   "status": {
    "enum": [
     "active",
     "unpriced"
    ]
   }
  }
 },
 "CatalogLevel": {
  "type": "object",
  "required": [
   "level",
   "tags",
   "jurisdictions",
   "applies_to",
   "codes",
   "source",
   "sources",
   "max_items"
  ],
  "properties": {
   "level": {
    "type": "string"
   },
   "tags": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 44
   },
   "jurisdictions": {
    "type": "array",
    "items": {
     "enum": [
      "pa",
      "ec",
      "co"
     ]
    },
    "maxItems": 3
   },
   "applies_to": {
    "type": "array",
    "items": {
     "enum": [
      "Organization",
      "NaturalPerson"
     ]
    },
    "maxItems": 2
   },
   "codes": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 25
   },
   "source": {
    "type": [
     "string",
     "null"
    ]
   },
   "sources": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "jurisdiction"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "jurisdiction": {
       "enum": [
        "pa",
        "ec",
        "co"
       ]
      }
     }
    },
    "maxItems": 50
   },
   "max_items": {
    "type": [
     "integer",
     "null"
    ]
   }
  }
 },
 "CatalogSource": {
  "type": "object",
  "required": [
   "id",
   "name",
   "url",
   "jurisdiction",
   "cadence",
   "leaked",
   "attribution",
   "feeds"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "url": {
    "type": "string",
    "format": "uri"
   },
   "jurisdiction": {
    "enum": [
     "pa",
     "ec",
     "co"
    ]
   },
   "cadence": {
    "type": "string"
   },
   "leaked": {
    "type": "boolean"
   },
   "attribution": {
    "type": [
     "string",
     "null"
    ]
   },
   "feeds": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 44
   }
  }
 },
 "CoincidenciaPep": {
  "type": "object",
  "required": [
   "id",
   "sid",
   "lista",
   "version",
   "fecha_lista",
   "nombre",
   "cargo",
   "institucion",
   "categoria",
   "partido",
   "fecha_inicio",
   "fecha_fin",
   "url",
   "match",
   "source_updated_at"
  ],
  "properties": {
   "id": {
    "type": "integer"
   },
   "sid": {
    "type": [
     "string",
     "null"
    ]
   },
   "lista": {
    "type": [
     "string",
     "null"
    ]
   },
   "version": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_lista": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "cargo": {
    "type": [
     "string",
     "null"
    ]
   },
   "institucion": {
    "type": [
     "string",
     "null"
    ]
   },
   "categoria": {
    "type": [
     "string",
     "null"
    ]
   },
   "partido": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_inicio": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_fin": {
    "type": [
     "string",
     "null"
    ]
   },
   "url": {
    "type": [
     "string",
     "null"
    ]
   },
   "match": {
    "anyOf": [
     {
      "$ref": "#/$defs/ScreeningMatch"
     },
     {
      "type": "null"
     }
    ]
   },
   "source_updated_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   }
  }
 },
 "CompanyLicense": {
  "type": "object",
  "required": [
   "id",
   "nombre"
  ],
  "properties": {
   "id": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "Compraventa": {
  "type": "object",
  "required": [
   "vendedor",
   "comprador",
   "precio",
   "moneda",
   "fecha"
  ],
  "properties": {
   "vendedor": {
    "type": [
     "string",
     "null"
    ]
   },
   "comprador": {
    "type": [
     "string",
     "null"
    ]
   },
   "precio": {
    "type": [
     "number",
     "null"
    ]
   },
   "moneda": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "Contacto": {
  "type": "object",
  "required": [
   "direccion",
   "provincia",
   "distrito",
   "corregimiento",
   "telefono",
   "correo",
   "sitio_web"
  ],
  "properties": {
   "direccion": {
    "type": [
     "string",
     "null"
    ]
   },
   "provincia": {
    "type": [
     "string",
     "null"
    ]
   },
   "distrito": {
    "type": [
     "string",
     "null"
    ]
   },
   "corregimiento": {
    "type": [
     "string",
     "null"
    ]
   },
   "telefono": {
    "type": [
     "string",
     "null"
    ]
   },
   "correo": {
    "type": [
     "string",
     "null"
    ]
   },
   "sitio_web": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "ContraloriaDoc": {
  "type": "object",
  "required": [
   "id",
   "sid",
   "tramite",
   "documento",
   "institucion",
   "favor",
   "fecha_entrada",
   "fecha_refrando",
   "fecha_salida",
   "numero",
   "scafid",
   "monto",
   "estado",
   "asunto",
   "source_updated_at"
  ],
  "properties": {
   "id": {
    "type": "integer"
   },
   "sid": {
    "type": [
     "string",
     "null"
    ]
   },
   "tramite": {
    "type": [
     "string",
     "null"
    ]
   },
   "documento": {
    "type": [
     "string",
     "null"
    ]
   },
   "institucion": {
    "type": [
     "string",
     "null"
    ]
   },
   "favor": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_entrada": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_refrando": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_salida": {
    "type": [
     "string",
     "null"
    ]
   },
   "numero": {
    "type": [
     "string",
     "null"
    ]
   },
   "scafid": {
    "type": [
     "string",
     "null"
    ]
   },
   "monto": {
    "type": [
     "number",
     "null"
    ]
   },
   "estado": {
    "type": [
     "string",
     "null"
    ]
   },
   "asunto": {
    "type": [
     "string",
     "null"
    ]
   },
   "source_updated_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   }
  }
 },
 "ContraloriaResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "tramite",
   "documento",
   "institucion",
   "favor",
   "fecha_entrada",
   "fecha_refrando",
   "fecha_salida",
   "numero",
   "estado",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 0,
    "description": "Number of the record."
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "tramite": {
    "type": [
     "string",
     "null"
    ],
    "description": "Procedure number."
   },
   "documento": {
    "type": [
     "string",
     "null"
    ],
    "description": "Document type."
   },
   "institucion": {
    "type": [
     "string",
     "null"
    ],
    "description": "Institution that issued it."
   },
   "favor": {
    "type": [
     "string",
     "null"
    ],
    "description": "Beneficiary."
   },
   "fecha_entrada": {
    "type": [
     "string",
     "null"
    ],
    "description": "Date received. Null if the source does not give a valid date.",
    "format": "date"
   },
   "fecha_refrando": {
    "type": [
     "string",
     "null"
    ],
    "description": "Date countersigned. Null if the source does not give a valid date.",
    "format": "date"
   },
   "fecha_salida": {
    "type": [
     "string",
     "null"
    ],
    "description": "Date sent out. Null if the source does not give a valid date.",
    "format": "date"
   },
   "numero": {
    "type": [
     "string",
     "null"
    ],
    "description": "Document number."
   },
   "scafid": {
    "type": [
     "string",
     "null"
    ],
    "description": "Number in the SCAFID system."
   },
   "monto": {
    "type": [
     "number",
     "null"
    ],
    "description": "Amount in USD."
   },
   "estado": {
    "type": [
     "string",
     "null"
    ],
    "description": "Status of the procedure."
   },
   "asunto": {
    "type": [
     "string",
     "null"
    ],
    "description": "Subject."
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-CGR"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `scafid`, `monto`, `asunto`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of comptroller documents."
 },
 "CustomsSummary": {
  "type": "object",
  "required": [
   "imports",
   "exports",
   "recent_exports_summary",
   "recent_imports_summary",
   "export_tariff_activity_similarity",
   "import_tariff_activity_similarity"
  ],
  "properties": {
   "imports": {
    "anyOf": [
     {
      "$ref": "#/$defs/CustomsTotals"
     },
     {
      "type": "null"
     }
    ]
   },
   "exports": {
    "anyOf": [
     {
      "$ref": "#/$defs/CustomsTotals"
     },
     {
      "type": "null"
     }
    ]
   },
   "recent_exports_summary": {
    "anyOf": [
     {
      "$ref": "#/$defs/CustomsTotals"
     },
     {
      "type": "null"
     }
    ]
   },
   "recent_imports_summary": {
    "anyOf": [
     {
      "$ref": "#/$defs/CustomsTotals"
     },
     {
      "type": "null"
     }
    ]
   },
   "export_tariff_activity_similarity": {
    "anyOf": [
     {
      "$ref": "#/$defs/TariffActivitySimilarity"
     },
     {
      "type": "null"
     }
    ]
   },
   "import_tariff_activity_similarity": {
    "anyOf": [
     {
      "$ref": "#/$defs/TariffActivitySimilarity"
     },
     {
      "type": "null"
     }
    ]
   }
  }
 },
 "CustomsTotals": {
  "type": "object",
  "required": [
   "declaraciones",
   "valor_cif",
   "primera_fecha",
   "ultima_fecha"
  ],
  "properties": {
   "declaraciones": {
    "type": [
     "integer",
     "null"
    ]
   },
   "valor_cif": {
    "type": [
     "number",
     "null"
    ]
   },
   "primera_fecha": {
    "type": [
     "string",
     "null"
    ]
   },
   "ultima_fecha": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "DirectorItem": {
  "type": "object",
  "required": [
   "nombre",
   "cargo",
   "cedula",
   "person_id",
   "activo",
   "desde",
   "hasta",
   "link"
  ],
  "properties": {
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "cargo": {
    "type": [
     "string",
     "null"
    ]
   },
   "cedula": {
    "type": [
     "string",
     "null"
    ]
   },
   "person_id": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "activo": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "desde": {
    "type": [
     "string",
     "null"
    ]
   },
   "hasta": {
    "type": [
     "string",
     "null"
    ]
   },
   "link": {
    "anyOf": [
     {
      "$ref": "#/$defs/LinkEvidence"
     },
     {
      "type": "null"
     }
    ]
   }
  }
 },
 "DocumentText": {
  "type": "object",
  "required": [
   "id",
   "type",
   "jurisdiction",
   "entity_id",
   "code",
   "state",
   "source",
   "sources",
   "page",
   "pages",
   "next",
   "text",
   "recognition",
   "billing"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "Id of the asset.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
   },
   "type": {
    "type": "string",
    "enum": [
     "finca",
     "ph",
     "edif",
     "nave",
     "bm",
     "marca",
     "imp",
     "exp",
     "entrada",
     "elemento",
     "relemento",
     "mig",
     "wp",
     "visaaut",
     "imped"
    ],
    "description": "Type of the asset."
   },
   "jurisdiction": {
    "type": "string",
    "enum": [
     "pa"
    ],
    "description": "Jurisdiction."
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Owner of the asset. Null if it is not matched to an entity.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "code": {
    "type": "string",
    "description": "Charged code that covers it.",
    "maxLength": 20
   },
   "state": {
    "type": "string",
    "enum": [
     "ok",
     "empty",
     "not_fetched",
     "source_down"
    ],
    "description": "Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance."
   },
   "source": {
    "$ref": "#/$defs/SectionSource"
   },
   "sources": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/TagSource"
    },
    "maxItems": 20,
    "description": "Every source of this data, those already read first."
   },
   "page": {
    "type": "integer",
    "minimum": 1,
    "description": "Page."
   },
   "pages": {
    "type": "integer",
    "description": "Total number of pages. 0 if the text was never recognized.",
    "minimum": 0
   },
   "next": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 200,
    "description": "Path and query of the next page. Null on the last page."
   },
   "text": {
    "type": [
     "string",
     "null"
    ],
    "description": "Recognized text of the page. Null if it was never recognized."
   },
   "recognition": {
    "type": [
     "object",
     "null"
    ],
    "required": [
     "state",
     "engine",
     "language",
     "read_at",
     "of_former_file"
    ],
    "properties": {
     "state": {
      "type": "string",
      "enum": [
       "waiting",
       "unavailable",
       "read",
       "failed"
      ]
     },
     "engine": {
      "type": [
       "string",
       "null"
      ]
     },
     "language": {
      "type": [
       "string",
       "null"
      ]
     },
     "read_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     },
     "of_former_file": {
      "type": "boolean"
     }
    },
    "description": "Where the text comes from. Null if the document has no file: any text came with its record or from a deleted file."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Page of the text of a document."
 },
 "DocumentoDigitalItem": {
  "type": "object",
  "required": [
   "id",
   "entrada",
   "detalle",
   "fecha_ingreso",
   "fecha_escritura"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(elemento)_(0|[1-9][0-9]{0,17})$"
   },
   "entrada": {
    "type": [
     "string",
     "null"
    ]
   },
   "detalle": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_ingreso": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_escritura": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "DocumentoEscaneadoItem": {
  "type": "object",
  "required": [
   "id",
   "nombre",
   "pdf_url"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(entrada)_(0|[1-9][0-9]{0,17})$"
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "pdf_url": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "DryRun": {
  "type": "object",
  "description": "Response to a dry run: the price of the request.",
  "properties": {
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "required": [
   "billing"
  ],
  "additionalProperties": false
 },
 "EdificioItem": {
  "type": "object",
  "required": [
   "id",
   "nombre",
   "folio",
   "ficha",
   "fecha_inscripcion",
   "direccion",
   "unidades"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(edif)_(0|[1-9][0-9]{0,17})$"
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "folio": {
    "type": [
     "string",
     "null"
    ]
   },
   "ficha": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_inscripcion": {
    "type": [
     "string",
     "null"
    ]
   },
   "direccion": {
    "type": [
     "string",
     "null"
    ]
   },
   "unidades": {
    "type": [
     "integer",
     "null"
    ]
   }
  }
 },
 "EntitiesPage": {
  "type": "object",
  "required": [
   "surface",
   "results",
   "page",
   "facets",
   "facets_relation",
   "billing"
  ],
  "properties": {
   "surface": {
    "type": "string",
    "const": "entities",
    "description": "The surface."
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/EntitiesResult"
    },
    "maxItems": 100,
    "description": "Matching entities. Names that begin with the words first, then the others, each in alphabetical order."
   },
   "page": {
    "type": "object",
    "required": [
     "returned",
     "next_cursor",
     "total",
     "total_relation"
    ],
    "properties": {
     "returned": {
      "type": "integer",
      "minimum": 0
     },
     "next_cursor": {
      "type": [
       "string",
       "null"
      ]
     },
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "total_relation": {
      "type": "string",
      "enum": [
       "eq",
       "gte"
      ]
     }
    },
    "description": "Position of this page."
   },
   "facets": {
    "type": "object",
    "properties": {
     "kind": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "value",
        "count"
       ],
       "properties": {
        "value": {
         "type": "string"
        },
        "count": {
         "type": "integer",
         "minimum": 0
        }
       }
      },
      "maxItems": 20
     },
     "status": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "value",
        "count"
       ],
       "properties": {
        "value": {
         "type": "string"
        },
        "count": {
         "type": "integer",
         "minimum": 0
        }
       }
      },
      "maxItems": 20
     },
     "legal_form": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "value",
        "count"
       ],
       "properties": {
        "value": {
         "type": "string"
        },
        "count": {
         "type": "integer",
         "minimum": 0
        }
       }
      },
      "maxItems": 20
     },
     "province": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "value",
        "count"
       ],
       "properties": {
        "value": {
         "type": "string"
        },
        "count": {
         "type": "integer",
         "minimum": 0
        }
       }
      },
      "maxItems": 20
     },
     "activity": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "value",
        "count"
       ],
       "properties": {
        "value": {
         "type": "string"
        },
        "count": {
         "type": "integer",
         "minimum": 0
        }
       }
      },
      "maxItems": 20
     }
    },
    "description": "Requested facets."
   },
   "facets_relation": {
    "type": "string",
    "enum": [
     "eq",
     "gte"
    ],
    "description": "Precision of the facet counts. `eq`: exact. `gte`: a lower bound."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "A page of companies and persons."
 },
 "EntitiesResult": {
  "type": "object",
  "required": [
   "id",
   "nombre",
   "type",
   "ruc_no_dv",
   "identifier_masked",
   "province",
   "matched_name"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "type": {
    "enum": [
     "Organization",
     "NaturalPerson"
    ]
   },
   "ruc_no_dv": {
    "type": [
     "string",
     "null"
    ]
   },
   "identifier_masked": {
    "type": [
     "string",
     "null"
    ]
   },
   "province": {
    "type": [
     "string",
     "null"
    ]
   },
   "matched_name": {
    "type": [
     "object",
     "null"
    ],
    "required": [
     "name",
     "kind",
     "since",
     "until",
     "source"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "kind": {
      "type": "string",
      "enum": [
       "former",
       "trade",
       "alias"
      ]
     },
     "since": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "until": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "source": {
      "type": "string"
     }
    }
   }
  }
 },
 "EntityCard": {
  "type": "object",
  "required": [
   "id",
   "type",
   "jurisdiction",
   "nombre",
   "other_names",
   "source",
   "sources",
   "core",
   "sections",
   "not_applicable",
   "billing"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "Id of the entity.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "type": {
    "type": "string",
    "enum": [
     "Organization",
     "NaturalPerson"
    ],
    "description": "Type of the entity."
   },
   "jurisdiction": {
    "type": "string",
    "enum": [
     "pa"
    ],
    "description": "Jurisdiction."
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ],
    "description": "Registered name."
   },
   "ruc": {
    "type": [
     "string",
     "null"
    ],
    "description": "Tax number with check digit. Organizations only."
   },
   "ruc_no_dv": {
    "type": [
     "string",
     "null"
    ],
    "description": "Tax number without check digit. Organizations only."
   },
   "cedula": {
    "type": [
     "string",
     "null"
    ],
    "description": "Identity card number. Persons only."
   },
   "other_names": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "name",
      "kind",
      "since",
      "until",
      "source"
     ],
     "properties": {
      "name": {
       "type": "string"
      },
      "kind": {
       "type": "string",
       "enum": [
        "former",
        "trade",
        "alias"
       ]
      },
      "since": {
       "type": [
        "string",
        "null"
       ],
       "format": "date"
      },
      "until": {
       "type": [
        "string",
        "null"
       ],
       "format": "date"
      },
      "source": {
       "type": "string"
      }
     }
    },
    "maxItems": 50,
    "description": "Former, trade and alias names: those in use first, then the latest. Resolve and searches find them too."
   },
   "source": {
    "$ref": "#/$defs/SectionSource"
   },
   "sources": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/TagSource"
    },
    "maxItems": 20,
    "description": "Every source of this data, those already read first."
   },
   "core": {
    "type": "object",
    "properties": {
     "ficha": {
      "type": [
       "string",
       "null"
      ]
     },
     "folio": {
      "type": [
       "string",
       "null"
      ]
     },
     "tipo_organizacion": {
      "type": [
       "string",
       "null"
      ]
     },
     "fecha_registro": {
      "type": [
       "string",
       "null"
      ]
     },
     "capital": {
      "type": [
       "string",
       "null"
      ]
     },
     "domicilio": {
      "type": [
       "string",
       "null"
      ]
     },
     "status": {
      "type": [
       "string",
       "null"
      ]
     },
     "vigencia": {
      "type": [
       "string",
       "null"
      ]
     },
     "source_updated_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    },
    "description": "Other base fields of an organization. Empty for a person."
   },
   "signals": {
    "type": "object",
    "properties": {
     "has_contact": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "has_directors": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "has_suspension": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "has_legal_representative": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "has_public_office": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "has_registry_report": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "has_social_security_arrears": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "has_sanctions": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "has_international_sanctions": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "has_political_exposure": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "has_leak_records": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "memberships": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "0",
         "1-5",
         "6-20",
         "21-100",
         "101+"
        ]
       },
       {
        "type": "null"
       }
      ]
     },
     "licenses": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "0",
         "1-5",
         "6-20",
         "21-100",
         "101+"
        ]
       },
       {
        "type": "null"
       }
      ]
     },
     "trademarks": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "0",
         "1-5",
         "6-20",
         "21-100",
         "101+"
        ]
       },
       {
        "type": "null"
       }
      ]
     },
     "properties": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "0",
         "1-5",
         "6-20",
         "21-100",
         "101+"
        ]
       },
       {
        "type": "null"
       }
      ]
     },
     "movable_assets": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "0",
         "1-5",
         "6-20",
         "21-100",
         "101+"
        ]
       },
       {
        "type": "null"
       }
      ]
     },
     "ships": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "0",
         "1-5",
         "6-20",
         "21-100",
         "101+"
        ]
       },
       {
        "type": "null"
       }
      ]
     },
     "imports": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "0",
         "1-5",
         "6-20",
         "21-100",
         "101+"
        ]
       },
       {
        "type": "null"
       }
      ]
     },
     "exports": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "0",
         "1-5",
         "6-20",
         "21-100",
         "101+"
        ]
       },
       {
        "type": "null"
       }
      ]
     },
     "documents": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "0",
         "1-5",
         "6-20",
         "21-100",
         "101+"
        ]
       },
       {
        "type": "null"
       }
      ]
     },
     "court_cases": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "0",
         "1-5",
         "6-20",
         "21-100",
         "101+"
        ]
       },
       {
        "type": "null"
       }
      ]
     },
     "tenders": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "0",
         "1-5",
         "6-20",
         "21-100",
         "101+"
        ]
       },
       {
        "type": "null"
       }
      ]
     },
     "news": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "0",
         "1-5",
         "6-20",
         "21-100",
         "101+"
        ]
       },
       {
        "type": "null"
       }
      ]
     },
     "network_links": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "0",
         "1-5",
         "6-20",
         "21-100",
         "101+"
        ]
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "description": "Which data exists, without the records. Only with DAT-FREE."
   },
   "codes_with_data": {
    "type": "array",
    "items": {
     "type": "string",
     "pattern": "^[A-Z]{3}-[A-Z]+$",
     "maxLength": 20
    },
    "maxItems": 25,
    "description": "Codes with data. Only with DAT-FREE."
   },
   "codes_never_fetched": {
    "type": "array",
    "items": {
     "type": "string",
     "pattern": "^[A-Z]{3}-[A-Z]+$",
     "maxLength": 20
    },
    "maxItems": 25,
    "description": "Codes whose sources were never read for the entity: neither a finding nor a clearance. Only with DAT-FREE."
   },
   "levels_needing_purpose": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 10,
    "description": "Levels that are left out of this response, because their jurisdiction requires a purpose and the account has stated none: nothing is known from it about them. Absent if none are."
   },
   "codes_needing_purpose": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 30,
    "description": "Codes about which this response says nothing, or not everything, because they cover records that need a purpose and the account has stated none. Absent if there are none."
   },
   "sections": {
    "type": "object",
    "properties": {
     "contacto": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "data"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "data": {
        "anyOf": [
         {
          "$ref": "#/$defs/Contacto"
         },
         {
          "type": "null"
         }
        ]
       }
      }
     },
     "entity_events": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/EntityEventItem"
        },
        "maxItems": 100
       }
      }
     },
     "directores": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/DirectorItem"
        },
        "maxItems": 100
       }
      }
     },
     "suspension": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "data"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "data": {
        "anyOf": [
         {
          "$ref": "#/$defs/Suspension"
         },
         {
          "type": "null"
         }
        ]
       }
      }
     },
     "organizaciones": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/OrganizationMembershipItem"
        },
        "maxItems": 100
       }
      }
     },
     "representante_legal_identificado": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "data"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "data": {
        "anyOf": [
         {
          "$ref": "#/$defs/RepresentanteLegalItem"
         },
         {
          "type": "null"
         }
        ]
       }
      }
     },
     "gacetas": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/Gaceta"
        },
        "maxItems": 100
       }
      }
     },
     "documentos_contraloria": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/ContraloriaDoc"
        },
        "maxItems": 100
       }
      }
     },
     "is_itbm": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "data"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "data": {
        "type": [
         "boolean",
         "null"
        ]
       }
      }
     },
     "last_itbm_date": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "data"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "data": {
        "type": [
         "string",
         "null"
        ]
       }
      }
     },
     "funcionario": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/Planilla"
        },
        "maxItems": 100
       }
      }
     },
     "avisos": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/BusinessNotice"
        },
        "maxItems": 100
       }
      }
     },
     "licencias": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/GeneralLicense"
        },
        "maxItems": 100
       }
      }
     },
     "personal_licenses": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/PersonalLicense"
        },
        "maxItems": 100
       }
      }
     },
     "company_licenses": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/CompanyLicense"
        },
        "maxItems": 100
       }
      }
     },
     "fideicomisos": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/Fideicomiso"
        },
        "maxItems": 100
       }
      }
     },
     "marcas": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/MarcaItem"
        },
        "maxItems": 100
       }
      }
     },
     "propiedades": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/PropiedadItem"
        },
        "maxItems": 100
       }
      }
     },
     "fincas": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/FincaItem"
        },
        "maxItems": 100
       }
      }
     },
     "bienes_muebles": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/BienMuebleItem"
        },
        "maxItems": 100
       }
      }
     },
     "naves": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/NaveItem"
        },
        "maxItems": 100
       }
      }
     },
     "importaciones": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/ImportacionItem"
        },
        "maxItems": 100
       }
      }
     },
     "exportaciones": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/ExportacionItem"
        },
        "maxItems": 100
       }
      }
     },
     "imports_summary": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "data"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "data": {
        "anyOf": [
         {
          "$ref": "#/$defs/ImportsSummary"
         },
         {
          "type": "null"
         }
        ]
       }
      }
     },
     "exports_summary": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "data"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "data": {
        "anyOf": [
         {
          "$ref": "#/$defs/ExportsSummary"
         },
         {
          "type": "null"
         }
        ]
       }
      }
     },
     "customs_summary": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "data"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "data": {
        "anyOf": [
         {
          "$ref": "#/$defs/CustomsSummary"
         },
         {
          "type": "null"
         }
        ]
       }
      }
     },
     "documentos_escaneados": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/DocumentoEscaneadoItem"
        },
        "maxItems": 100
       }
      }
     },
     "documentos_digitales": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/DocumentoDigitalItem"
        },
        "maxItems": 100
       }
      }
     },
     "rp_report_url": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "data"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "data": {
        "type": [
         "string",
         "null"
        ]
       }
      }
     },
     "css_moroso_menciones": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/CSSMorosoMencion"
        },
        "maxItems": 100
       }
      }
     },
     "sanciones": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/Sancion"
        },
        "maxItems": 100
       }
      }
     },
     "idoneidades": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/Idoneidad"
        },
        "maxItems": 100
       }
      }
     },
     "expedientes_judiciales": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/ExpedienteJudicial"
        },
        "maxItems": 100
       }
      }
     },
     "licitaciones": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/Licitacion"
        },
        "maxItems": 100
       }
      }
     },
     "noticias": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/Noticia"
        },
        "maxItems": 100
       }
      }
     },
     "noticias_globales": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/Noticia"
        },
        "maxItems": 100
       }
      }
     },
     "migrations": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/MigrationItem"
        },
        "maxItems": 100
       }
      }
     },
     "work_permits": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/WorkPermitItem"
        },
        "maxItems": 100
       }
      }
     },
     "sanciones_internacionales": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/SancionInternacional"
        },
        "maxItems": 100
       }
      }
     },
     "coincidencias_pep": {
      "type": "object",
      "required": [
       "code",
       "state",
       "source",
       "sources",
       "total",
       "returned",
       "truncated",
       "next",
       "items"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 20
       },
       "state": {
        "type": "string",
        "enum": [
         "ok",
         "empty",
         "not_fetched",
         "source_down"
        ]
       },
       "source": {
        "$ref": "#/$defs/SectionSource"
       },
       "sources": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/TagSource"
        },
        "maxItems": 20
       },
       "total": {
        "type": "integer",
        "minimum": 0
       },
       "returned": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "truncated": {
        "type": "boolean"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 1000
       },
       "items": {
        "type": "array",
        "items": {
         "$ref": "#/$defs/CoincidenciaPep"
        },
        "maxItems": 100
       }
      }
     }
    },
    "description": "One section for each applicable tag of the codes."
   },
   "not_applicable": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 44,
    "description": "Tags of the codes that do not apply to this entity type."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "An entity."
 },
 "EntityEventItem": {
  "type": "object",
  "required": [
   "id",
   "asset_type",
   "asset_id",
   "event_action",
   "asset_snapshot",
   "asset_event_date"
  ],
  "properties": {
   "id": {
    "type": "integer"
   },
   "asset_type": {
    "type": [
     "string",
     "null"
    ]
   },
   "asset_id": {
    "anyOf": [
     {
      "type": "string",
      "maxLength": 40,
      "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
     },
     {
      "type": "integer"
     },
     {
      "type": "null"
     }
    ]
   },
   "event_action": {
    "type": [
     "string",
     "null"
    ]
   },
   "asset_snapshot": {
    "type": [
     "object",
     "null"
    ],
    "additionalProperties": {}
   },
   "asset_event_date": {
    "type": [
     "string",
     "null"
    ],
    "format": "date"
   }
  }
 },
 "EntitySummaries": {
  "type": "array",
  "items": {
   "$ref": "#/$defs/EntitySummary"
  },
  "maxItems": 20,
  "description": "Matching entities, best first."
 },
 "EntitySummary": {
  "type": "object",
  "required": [
   "id",
   "nombre",
   "type"
  ],
  "properties": {
   "id": {
    "type": "integer"
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "ruc_no_dv": {
    "type": [
     "string",
     "null"
    ]
   },
   "type": {
    "type": "string"
   }
  }
 },
 "ExpedienteJudicial": {
  "type": "object",
  "required": [
   "id",
   "rue",
   "partes",
   "tipo_negocio",
   "fecha_reparto"
  ],
  "properties": {
   "id": {
    "type": "integer"
   },
   "rue": {
    "type": [
     "string",
     "null"
    ]
   },
   "partes": {
    "type": [
     "string",
     "null"
    ]
   },
   "tipo_negocio": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_reparto": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "ExpedientesResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "rue",
   "tipo_negocio",
   "fecha_reparto",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 0,
    "description": "Number of the record."
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "rue": {
    "type": [
     "string",
     "null"
    ],
    "description": "Unique case number."
   },
   "partes": {
    "type": [
     "string",
     "null"
    ],
    "description": "Parties."
   },
   "tipo_negocio": {
    "type": [
     "string",
     "null"
    ],
    "description": "Case type."
   },
   "fecha_reparto": {
    "type": [
     "string",
     "null"
    ],
    "description": "Assignment date. Null if the source does not give a valid date.",
    "format": "date"
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-RISK"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `partes`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of court cases."
 },
 "ExportacionItem": {
  "type": "object",
  "required": [
   "id",
   "descripcion",
   "fraccion_arancelaria",
   "puerto_salida",
   "destino",
   "fecha",
   "valor_cif"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(exp)_(0|[1-9][0-9]{0,17})$"
   },
   "descripcion": {
    "type": [
     "string",
     "null"
    ]
   },
   "fraccion_arancelaria": {
    "type": [
     "string",
     "null"
    ]
   },
   "puerto_salida": {
    "type": [
     "string",
     "null"
    ]
   },
   "destino": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha": {
    "type": [
     "string",
     "null"
    ]
   },
   "valor_cif": {
    "type": [
     "number",
     "null"
    ]
   }
  }
 },
 "ExportacionesResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "fraccion_arancelaria",
   "puerto_salida",
   "destino",
   "fecha",
   "valor_cif",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "Id of the record: `pa_exp_` and a number.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "descripcion": {
    "type": [
     "string",
     "null"
    ],
    "description": "Description of the goods."
   },
   "fraccion_arancelaria": {
    "type": [
     "string",
     "null"
    ],
    "description": "Tariff code."
   },
   "puerto_salida": {
    "type": [
     "string",
     "null"
    ],
    "description": "Port of exit."
   },
   "destino": {
    "type": [
     "string",
     "null"
    ],
    "description": "Country of destination."
   },
   "fecha": {
    "type": [
     "string",
     "null"
    ],
    "description": "Declaration date. Null if the source does not give a valid date.",
    "format": "date"
   },
   "valor_cif": {
    "type": [
     "number",
     "null"
    ],
    "description": "CIF value in USD."
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-TRADE"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `descripcion`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of exports."
 },
 "ExportsSummary": {
  "type": "object",
  "required": [
   "declaraciones",
   "valor_cif",
   "primera_fecha",
   "ultima_fecha",
   "principales_destinos",
   "principales_fracciones"
  ],
  "properties": {
   "declaraciones": {
    "type": [
     "integer",
     "null"
    ]
   },
   "valor_cif": {
    "type": [
     "number",
     "null"
    ]
   },
   "primera_fecha": {
    "type": [
     "string",
     "null"
    ]
   },
   "ultima_fecha": {
    "type": [
     "string",
     "null"
    ]
   },
   "principales_destinos": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/RankedCountry"
    },
    "maxItems": 10
   },
   "principales_fracciones": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/RankedTariff"
    },
    "maxItems": 10
   }
  }
 },
 "Fideicomiso": {
  "type": "object",
  "required": [
   "id",
   "sid",
   "ficha",
   "folio",
   "fecha_inscripcion",
   "rol",
   "source_updated_at"
  ],
  "properties": {
   "id": {
    "type": "integer"
   },
   "sid": {
    "type": [
     "string",
     "null"
    ]
   },
   "ficha": {
    "type": [
     "string",
     "null"
    ]
   },
   "folio": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_inscripcion": {
    "type": [
     "string",
     "null"
    ]
   },
   "rol": {
    "type": [
     "string",
     "null"
    ]
   },
   "source_updated_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   }
  }
 },
 "FincaItem": {
  "type": "object",
  "required": [
   "id",
   "folio",
   "ficha",
   "fecha_inscripcion",
   "hipotecas",
   "compraventas",
   "last_hipoteca",
   "last_compraventa",
   "record_events"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(finca)_(0|[1-9][0-9]{0,17})$"
   },
   "folio": {
    "type": [
     "string",
     "null"
    ]
   },
   "ficha": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_inscripcion": {
    "type": [
     "string",
     "null"
    ]
   },
   "hipotecas": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/RealEstateElementoItem"
    },
    "maxItems": 100
   },
   "compraventas": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/RealEstateElementoItem"
    },
    "maxItems": 100
   },
   "last_hipoteca": {
    "anyOf": [
     {
      "$ref": "#/$defs/RealEstateElementoItem"
     },
     {
      "type": "null"
     }
    ]
   },
   "last_compraventa": {
    "anyOf": [
     {
      "$ref": "#/$defs/RealEstateElementoItem"
     },
     {
      "type": "null"
     }
    ]
   },
   "record_events": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/RealEstateElementoItem"
    },
    "maxItems": 25
   }
  }
 },
 "Gaceta": {
  "type": "object",
  "required": [
   "id",
   "sid",
   "gaceta",
   "entidad",
   "titulo",
   "descripcion",
   "gaceta_url",
   "pdf_url",
   "publicacion_id",
   "fecha_publicacion",
   "fecha_redactacion",
   "source_updated_at"
  ],
  "properties": {
   "id": {
    "type": "integer"
   },
   "sid": {
    "type": [
     "string",
     "null"
    ]
   },
   "gaceta": {
    "type": [
     "string",
     "null"
    ]
   },
   "entidad": {
    "type": [
     "string",
     "null"
    ]
   },
   "titulo": {
    "type": [
     "string",
     "null"
    ]
   },
   "descripcion": {
    "type": [
     "string",
     "null"
    ]
   },
   "gaceta_url": {
    "type": [
     "string",
     "null"
    ]
   },
   "pdf_url": {
    "type": [
     "string",
     "null"
    ]
   },
   "publicacion_id": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_publicacion": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_redactacion": {
    "type": [
     "string",
     "null"
    ]
   },
   "source_updated_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   }
  }
 },
 "GeneralLicense": {
  "type": "object",
  "required": [
   "id",
   "nombre",
   "activo"
  ],
  "properties": {
   "id": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "activo": {
    "type": [
     "boolean",
     "null"
    ]
   }
  }
 },
 "Hipoteca": {
  "type": "object",
  "required": [
   "acreedor",
   "deudor",
   "monto",
   "moneda",
   "fecha_inscripcion",
   "fecha_vencimiento",
   "estado"
  ],
  "properties": {
   "acreedor": {
    "type": [
     "string",
     "null"
    ]
   },
   "deudor": {
    "type": [
     "string",
     "null"
    ]
   },
   "monto": {
    "type": [
     "number",
     "null"
    ]
   },
   "moneda": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_inscripcion": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_vencimiento": {
    "type": [
     "string",
     "null"
    ]
   },
   "estado": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "HitDecision": {
  "type": "object",
  "required": [
   "id",
   "subject",
   "decision",
   "state",
   "stale_because",
   "at",
   "expires_at"
  ],
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1
   },
   "subject": {
    "anyOf": [
     {
      "type": "object",
      "required": [
       "reference"
      ],
      "properties": {
       "reference": {
        "type": "string",
        "maxLength": 100
       }
      }
     },
     {
      "type": "object",
      "required": [
       "entity_id"
      ],
      "properties": {
       "entity_id": {
        "type": "string",
        "maxLength": 40
       }
      }
     },
     {
      "type": "object",
      "required": [
       "watch_item_id"
      ],
      "properties": {
       "watch_item_id": {
        "type": "integer",
        "minimum": 1
       }
      }
     }
    ]
   },
   "decision": {
    "type": "string",
    "enum": [
     "dismissed",
     "confirmed",
     "open"
    ]
   },
   "state": {
    "type": "string",
    "enum": [
     "current",
     "stale",
     "expired",
     "superseded"
    ]
   },
   "stale_because": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "party",
      "field"
     ],
     "properties": {
      "party": {
       "type": "string",
       "enum": [
        "subject",
        "listing"
       ]
      },
      "field": {
       "type": "string",
       "enum": [
        "name",
        "type",
        "birth_date",
        "nationality",
        "identifier"
       ]
      }
     }
    },
    "maxItems": 10
   },
   "at": {
    "type": "string",
    "format": "date-time"
   },
   "expires_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   }
  }
 },
 "Idoneidad": {
  "type": "object",
  "required": [
   "id",
   "nombre",
   "idoneidad"
  ],
  "properties": {
   "id": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "idoneidad": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "Immigration": {
  "type": "object",
  "required": [
   "id",
   "work_permits",
   "migrations",
   "authorized_visas",
   "impedimentos_total",
   "impedimentos_note",
   "billing"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "The entity.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "work_permits": {
    "type": "object",
    "required": [
     "state",
     "total",
     "source",
     "sources"
    ],
    "properties": {
     "state": {
      "type": "string",
      "enum": [
       "ok",
       "empty",
       "not_fetched",
       "source_down",
       "restricted"
      ]
     },
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "source": {
      "type": "object",
      "required": [
       "id",
       "fetched_at",
       "source_updated_at"
      ],
      "properties": {
       "id": {
        "type": "string"
       },
       "fetched_at": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       },
       "source_updated_at": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       }
      }
     },
     "sources": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "stands_in_for",
        "fetched_at",
        "source_updated_at",
        "state"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "list": {
         "type": "string"
        },
        "version": {
         "type": [
          "string",
          "null"
         ]
        },
        "stands_in_for": {
         "type": [
          "string",
          "null"
         ]
        },
        "fetched_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time"
        },
        "source_updated_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time"
        },
        "state": {
         "type": "string",
         "enum": [
          "ok",
          "empty",
          "not_fetched",
          "source_down",
          "restricted"
         ]
        }
       }
      },
      "maxItems": 20
     },
     "returned": {
      "type": "integer",
      "minimum": 0
     },
     "truncated": {
      "type": "boolean"
     },
     "items": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "sid",
        "numero_caso",
        "nombre",
        "nacionalidad",
        "numero_pasaporte",
        "empresa",
        "source_updated_at"
       ],
       "properties": {
        "id": {
         "type": "string",
         "maxLength": 40,
         "pattern": "^(pa|ec|co)_(wp)_(0|[1-9][0-9]{0,17})$"
        },
        "sid": {
         "type": [
          "string",
          "null"
         ]
        },
        "numero_caso": {
         "type": [
          "string",
          "null"
         ]
        },
        "nombre": {
         "type": [
          "string",
          "null"
         ]
        },
        "nacionalidad": {
         "type": [
          "string",
          "null"
         ]
        },
        "numero_pasaporte": {
         "type": [
          "string",
          "null"
         ]
        },
        "empresa": {
         "type": [
          "string",
          "null"
         ]
        },
        "source_updated_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time"
        }
       }
      },
      "maxItems": 100
     }
    },
    "description": "Work permits."
   },
   "migrations": {
    "type": "object",
    "required": [
     "state",
     "total",
     "source",
     "sources"
    ],
    "properties": {
     "state": {
      "type": "string",
      "enum": [
       "ok",
       "empty",
       "not_fetched",
       "source_down",
       "restricted"
      ]
     },
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "source": {
      "type": "object",
      "required": [
       "id",
       "fetched_at",
       "source_updated_at"
      ],
      "properties": {
       "id": {
        "type": "string"
       },
       "fetched_at": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       },
       "source_updated_at": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       }
      }
     },
     "sources": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "stands_in_for",
        "fetched_at",
        "source_updated_at",
        "state"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "list": {
         "type": "string"
        },
        "version": {
         "type": [
          "string",
          "null"
         ]
        },
        "stands_in_for": {
         "type": [
          "string",
          "null"
         ]
        },
        "fetched_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time"
        },
        "source_updated_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time"
        },
        "state": {
         "type": "string",
         "enum": [
          "ok",
          "empty",
          "not_fetched",
          "source_down",
          "restricted"
         ]
        }
       }
      },
      "maxItems": 20
     },
     "returned": {
      "type": "integer",
      "minimum": 0
     },
     "truncated": {
      "type": "boolean"
     },
     "items": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "sid",
        "numero_caso",
        "nombre",
        "source_updated_at"
       ],
       "properties": {
        "id": {
         "type": "string",
         "maxLength": 40,
         "pattern": "^(pa|ec|co)_(mig)_(0|[1-9][0-9]{0,17})$"
        },
        "sid": {
         "type": [
          "string",
          "null"
         ]
        },
        "numero_caso": {
         "type": [
          "string",
          "null"
         ]
        },
        "nombre": {
         "type": [
          "string",
          "null"
         ]
        },
        "source_updated_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time"
        }
       }
      },
      "maxItems": 100
     }
    },
    "description": "Migration movements."
   },
   "authorized_visas": {
    "type": "object",
    "required": [
     "state",
     "total",
     "source",
     "sources"
    ],
    "properties": {
     "state": {
      "type": "string",
      "enum": [
       "ok",
       "empty",
       "not_fetched",
       "source_down",
       "restricted"
      ]
     },
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "source": {
      "type": "object",
      "required": [
       "id",
       "fetched_at",
       "source_updated_at"
      ],
      "properties": {
       "id": {
        "type": "string"
       },
       "fetched_at": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       },
       "source_updated_at": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       }
      }
     },
     "sources": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "stands_in_for",
        "fetched_at",
        "source_updated_at",
        "state"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "list": {
         "type": "string"
        },
        "version": {
         "type": [
          "string",
          "null"
         ]
        },
        "stands_in_for": {
         "type": [
          "string",
          "null"
         ]
        },
        "fetched_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time"
        },
        "source_updated_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time"
        },
        "state": {
         "type": "string",
         "enum": [
          "ok",
          "empty",
          "not_fetched",
          "source_down",
          "restricted"
         ]
        }
       }
      },
      "maxItems": 20
     },
     "returned": {
      "type": "integer",
      "minimum": 0
     },
     "truncated": {
      "type": "boolean"
     },
     "items": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "numero_caso",
        "nombre",
        "nacionalidad",
        "tipo_visa",
        "fecha_inicio",
        "fecha_ultimo_movimiento",
        "fecha_fin",
        "estado"
       ],
       "properties": {
        "id": {
         "type": "string",
         "maxLength": 40,
         "pattern": "^(pa|ec|co)_(visaaut)_(0|[1-9][0-9]{0,17})$"
        },
        "numero_caso": {
         "type": [
          "string",
          "null"
         ]
        },
        "nombre": {
         "type": [
          "string",
          "null"
         ]
        },
        "nacionalidad": {
         "type": [
          "string",
          "null"
         ]
        },
        "tipo_visa": {
         "type": [
          "string",
          "null"
         ]
        },
        "fecha_inicio": {
         "type": [
          "string",
          "null"
         ]
        },
        "fecha_ultimo_movimiento": {
         "type": [
          "string",
          "null"
         ]
        },
        "fecha_fin": {
         "type": [
          "string",
          "null"
         ]
        },
        "estado": {
         "type": [
          "string",
          "null"
         ]
        }
       }
      },
      "maxItems": 100
     }
    },
    "description": "Authorized visas."
   },
   "impedimentos_total": {
    "type": "integer",
    "minimum": 0,
    "maximum": 50,
    "description": "Number of impediments with a name similar to the person’s."
   },
   "impedimentos": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "nombre",
      "tipo_impedimento",
      "fecha_inicio",
      "fecha_ultimo_movimiento",
      "fecha_fin",
      "estado",
      "match"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 40,
       "pattern": "^(pa|ec|co)_(imped)_(0|[1-9][0-9]{0,17})$"
      },
      "nombre": {
       "type": [
        "string",
        "null"
       ]
      },
      "tipo_impedimento": {
       "type": [
        "string",
        "null"
       ]
      },
      "fecha_inicio": {
       "type": [
        "string",
        "null"
       ]
      },
      "fecha_ultimo_movimiento": {
       "type": [
        "string",
        "null"
       ]
      },
      "fecha_fin": {
       "type": [
        "string",
        "null"
       ]
      },
      "estado": {
       "type": [
        "string",
        "null"
       ]
      },
      "match": {
       "type": "object",
       "required": [
        "key",
        "score"
       ],
       "properties": {
        "key": {
         "type": "string",
         "const": "name"
        },
        "score": {
         "type": "number",
         "minimum": 0,
         "maximum": 1
        }
       }
      }
     }
    },
    "maxItems": 50,
    "description": "The impediments, most similar first. Only with DAT-LABOR."
   },
   "impedimentos_note": {
    "type": "string",
    "description": "How to interpret the matches."
   },
   "locked": {
    "type": "string",
    "const": "DAT-LABOR",
    "description": "Code that unlocks the records. Absent if there is nothing to unlock."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Immigration records of an entity."
 },
 "ImmigrationResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "source",
   "nombre",
   "nacionalidad",
   "tipo_visa",
   "tipo_impedimento",
   "fecha_inicio",
   "fecha_fin",
   "derived_data",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "Id of the record: `pa_mig_`, `pa_wp_`, `pa_visaaut_`, `pa_imped_` and a number.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "source": {
    "type": [
     "string",
     "null"
    ],
    "description": "`migracion`, `permiso_trabajo`, `visa_autorizada` or `impedimento`."
   },
   "numero_caso": {
    "type": [
     "string",
     "null"
    ],
    "description": "Case number."
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ],
    "description": "Name as written in the source."
   },
   "nacionalidad": {
    "type": [
     "string",
     "null"
    ],
    "description": "Nationality."
   },
   "numero_pasaporte": {
    "type": [
     "string",
     "null"
    ],
    "description": "Passport number."
   },
   "empresa": {
    "type": [
     "string",
     "null"
    ],
    "description": "Employer."
   },
   "tipo_visa": {
    "type": [
     "string",
     "null"
    ],
    "description": "Visa type."
   },
   "tipo_impedimento": {
    "type": [
     "string",
     "null"
    ],
    "description": "Impediment type."
   },
   "fecha_inicio": {
    "type": [
     "string",
     "null"
    ],
    "description": "Date the case was opened. Null if the source does not give a valid date.",
    "format": "date"
   },
   "fecha_ultimo_movimiento": {
    "type": [
     "string",
     "null"
    ],
    "description": "Date of the latest activity. Null if the source does not give a valid date.",
    "format": "date"
   },
   "fecha_fin": {
    "type": [
     "string",
     "null"
    ],
    "description": "Date the case was closed. Null if it is open. Null if the source does not give a valid date.",
    "format": "date"
   },
   "derived_data": {
    "type": "object",
    "required": [
     "estado_actual"
    ],
    "properties": {
     "estado_actual": {
      "type": "string"
     }
    },
    "deprecated": true,
    "description": "Deprecated. Will be removed."
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-LEGAL",
       "DAT-LABOR"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `numero_caso`, `numero_pasaporte`, `empresa`, `fecha_ultimo_movimiento`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of immigration."
 },
 "ImpedimentoItem": {
  "type": "object",
  "required": [
   "id",
   "nombre",
   "nombre_norm",
   "tipo_impedimento",
   "fecha_inicio",
   "fecha_ultimo_movimiento",
   "fecha_fin",
   "estado"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(imped)_(0|[1-9][0-9]{0,17})$"
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre_norm": {
    "type": [
     "string",
     "null"
    ]
   },
   "tipo_impedimento": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_inicio": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_ultimo_movimiento": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_fin": {
    "type": [
     "string",
     "null"
    ]
   },
   "estado": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "ImportacionItem": {
  "type": "object",
  "required": [
   "id",
   "descripcion",
   "fraccion_arancelaria",
   "puerto_entrada",
   "procedencia",
   "fecha",
   "valor_cif"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(imp)_(0|[1-9][0-9]{0,17})$"
   },
   "descripcion": {
    "type": [
     "string",
     "null"
    ]
   },
   "fraccion_arancelaria": {
    "type": [
     "string",
     "null"
    ]
   },
   "puerto_entrada": {
    "type": [
     "string",
     "null"
    ]
   },
   "procedencia": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha": {
    "type": [
     "string",
     "null"
    ]
   },
   "valor_cif": {
    "type": [
     "number",
     "null"
    ]
   }
  }
 },
 "ImportacionesResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "fraccion_arancelaria",
   "puerto_entrada",
   "procedencia",
   "fecha",
   "valor_cif",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "Id of the record: `pa_imp_` and a number.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "descripcion": {
    "type": [
     "string",
     "null"
    ],
    "description": "Description of the goods."
   },
   "fraccion_arancelaria": {
    "type": [
     "string",
     "null"
    ],
    "description": "Tariff code."
   },
   "puerto_entrada": {
    "type": [
     "string",
     "null"
    ],
    "description": "Port of entry."
   },
   "procedencia": {
    "type": [
     "string",
     "null"
    ],
    "description": "Country of origin."
   },
   "fecha": {
    "type": [
     "string",
     "null"
    ],
    "description": "Declaration date. Null if the source does not give a valid date.",
    "format": "date"
   },
   "valor_cif": {
    "type": [
     "number",
     "null"
    ],
    "description": "CIF value in USD."
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-TRADE"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `descripcion`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of imports."
 },
 "ImportsSummary": {
  "type": "object",
  "required": [
   "declaraciones",
   "valor_cif",
   "primera_fecha",
   "ultima_fecha",
   "principales_procedencias",
   "principales_fracciones"
  ],
  "properties": {
   "declaraciones": {
    "type": [
     "integer",
     "null"
    ]
   },
   "valor_cif": {
    "type": [
     "number",
     "null"
    ]
   },
   "primera_fecha": {
    "type": [
     "string",
     "null"
    ]
   },
   "ultima_fecha": {
    "type": [
     "string",
     "null"
    ]
   },
   "principales_procedencias": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/RankedCountry"
    },
    "maxItems": 10
   },
   "principales_fracciones": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/RankedTariff"
    },
    "maxItems": 10
   }
  }
 },
 "Licitacion": {
  "type": "object",
  "required": [
   "id",
   "acto",
   "descripcion",
   "entidad",
   "estado",
   "fecha_publicacion",
   "licitacion_url",
   "documentos"
  ],
  "properties": {
   "id": {
    "type": "integer"
   },
   "acto": {
    "type": [
     "string",
     "null"
    ]
   },
   "descripcion": {
    "type": [
     "string",
     "null"
    ]
   },
   "entidad": {
    "type": [
     "string",
     "null"
    ]
   },
   "estado": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_publicacion": {
    "type": [
     "string",
     "null"
    ]
   },
   "licitacion_url": {
    "type": [
     "string",
     "null"
    ]
   },
   "documentos": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/LicitacionDocumento"
    },
    "maxItems": 100
   }
  }
 },
 "LicitacionDocumento": {
  "type": "object",
  "required": [
   "nombre",
   "pdf_url"
  ],
  "properties": {
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "pdf_url": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "LicitacionesResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "acto",
   "entidad",
   "estado",
   "fecha_publicacion",
   "adjudicado",
   "proponente",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 0,
    "description": "Number of the record."
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "acto": {
    "type": [
     "string",
     "null"
    ],
    "description": "Number of the tender."
   },
   "descripcion": {
    "type": [
     "string",
     "null"
    ],
    "description": "What the tender is for."
   },
   "entidad": {
    "type": [
     "string",
     "null"
    ],
    "description": "Buyer."
   },
   "estado": {
    "type": [
     "string",
     "null"
    ],
    "description": "Status of the tender."
   },
   "fecha_publicacion": {
    "type": [
     "string",
     "null"
    ],
    "description": "Publication date. Null if the source does not give a valid date.",
    "format": "date"
   },
   "monto": {
    "type": [
     "number",
     "null"
    ],
    "description": "Amount in USD."
   },
   "adjudicado": {
    "type": [
     "boolean",
     "null"
    ],
    "description": "Whether the tender was awarded to `proponente`."
   },
   "proponente": {
    "type": [
     "string",
     "null"
    ],
    "description": "Bidder."
   },
   "licitacion_url": {
    "type": [
     "string",
     "null"
    ],
    "description": "URL of the tender page"
   },
   "documentos": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/LicitacionDocumento"
    },
    "description": "Documents of the tender",
    "maxItems": 100
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-PROC"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `descripcion`, `monto`, `licitacion_url`, `documentos`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of tenders."
 },
 "LinkEvidence": {
  "type": "object",
  "required": [
   "method",
   "score"
  ],
  "properties": {
   "method": {
    "type": [
     "string",
     "null"
    ]
   },
   "score": {
    "type": [
     "number",
     "null"
    ]
   }
  }
 },
 "ListedIdentifier": {
  "type": "object",
  "required": [
   "kind",
   "value",
   "country"
  ],
  "properties": {
   "kind": {
    "type": "string"
   },
   "value": {
    "type": "string"
   },
   "country": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "Listing": {
  "type": "object",
  "required": [
   "entry_id",
   "type",
   "names",
   "birth_dates",
   "nationalities",
   "identifiers",
   "programs",
   "positions",
   "category",
   "remarks",
   "listed_on",
   "until",
   "url"
  ],
  "properties": {
   "entry_id": {
    "type": "string"
   },
   "type": {
    "type": "string",
    "enum": [
     "individual",
     "entity",
     "vessel",
     "aircraft"
    ]
   },
   "names": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "kind",
      "name"
     ],
     "properties": {
      "kind": {
       "type": "string",
       "enum": [
        "primary",
        "alias",
        "weak_alias",
        "former"
       ]
      },
      "name": {
       "type": "string"
      }
     }
    }
   },
   "birth_dates": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "nationalities": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "identifiers": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/ListedIdentifier"
    }
   },
   "programs": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "positions": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "title",
      "institution",
      "party",
      "since",
      "until"
     ],
     "properties": {
      "title": {
       "type": "string"
      },
      "institution": {
       "type": [
        "string",
        "null"
       ]
      },
      "party": {
       "type": [
        "string",
        "null"
       ]
      },
      "since": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
      },
      "until": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
      }
     }
    }
   },
   "category": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "official",
       "deputy",
       "candidate"
      ]
     },
     {
      "type": "null"
     }
    ]
   },
   "remarks": {
    "type": [
     "string",
     "null"
    ]
   },
   "listed_on": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
   },
   "until": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
   },
   "url": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "MarcaItem": {
  "type": "object",
  "required": [
   "id",
   "sid",
   "solicitud",
   "nombre",
   "abogado",
   "titulares",
   "registro",
   "fecha_solicitud",
   "fecha_registro",
   "fecha_vencimiento",
   "estado",
   "source_updated_at"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(marca)_(0|[1-9][0-9]{0,17})$"
   },
   "sid": {
    "type": [
     "string",
     "null"
    ]
   },
   "solicitud": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "abogado": {
    "type": [
     "string",
     "null"
    ]
   },
   "titulares": {
    "type": [
     "string",
     "null"
    ]
   },
   "registro": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_solicitud": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_registro": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_vencimiento": {
    "type": [
     "string",
     "null"
    ]
   },
   "estado": {
    "type": [
     "string",
     "null"
    ]
   },
   "source_updated_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   }
  }
 },
 "MarcasResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "solicitud",
   "nombre",
   "titulares",
   "registro",
   "fecha_solicitud",
   "fecha_registro",
   "estado",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "Id of the record: `pa_marca_` and a number.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "solicitud": {
    "type": [
     "string",
     "null"
    ],
    "description": "Application number."
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ],
    "description": "Trademark name."
   },
   "abogado": {
    "type": [
     "string",
     "null"
    ],
    "description": "Attorney."
   },
   "titulares": {
    "type": [
     "string",
     "null"
    ],
    "description": "Holders."
   },
   "registro": {
    "type": [
     "string",
     "null"
    ],
    "description": "Registration number."
   },
   "fecha_solicitud": {
    "type": [
     "string",
     "null"
    ],
    "description": "Application date. Null if the source does not give a valid date.",
    "format": "date"
   },
   "fecha_registro": {
    "type": [
     "string",
     "null"
    ],
    "description": "Registration date. Null if the source does not give a valid date.",
    "format": "date"
   },
   "fecha_vencimiento": {
    "type": [
     "string",
     "null"
    ],
    "description": "Expiration date. Null if the source does not give a valid date.",
    "format": "date"
   },
   "estado": {
    "type": [
     "string",
     "null"
    ],
    "description": "Status of the trademark."
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-IP"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `abogado`, `fecha_vencimiento`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of trademarks."
 },
 "MatchFeature": {
  "type": "object",
  "required": [
   "feature",
   "score",
   "weight",
   "detail"
  ],
  "properties": {
   "feature": {
    "type": [
     "string",
     "null"
    ]
   },
   "score": {
    "type": [
     "number",
     "null"
    ]
   },
   "weight": {
    "type": [
     "number",
     "null"
    ]
   },
   "detail": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "MigrationItem": {
  "type": "object",
  "required": [
   "id",
   "sid",
   "numero_caso",
   "nombre",
   "source_updated_at"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(mig)_(0|[1-9][0-9]{0,17})$"
   },
   "sid": {
    "type": [
     "string",
     "null"
    ]
   },
   "numero_caso": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "source_updated_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   }
  }
 },
 "NaveItem": {
  "type": "object",
  "required": [
   "id",
   "nombre",
   "ficha",
   "fecha_registro"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(nave)_(0|[1-9][0-9]{0,17})$"
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "ficha": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_registro": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "NavesResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "nombre",
   "fecha_registro",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "Id of the record: `pa_nave_` and a number.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ],
    "description": "Name of the ship."
   },
   "ficha": {
    "type": [
     "string",
     "null"
    ],
    "description": "File number."
   },
   "fecha_registro": {
    "type": [
     "string",
     "null"
    ],
    "description": "Registration date. Null if the source does not give a valid date.",
    "format": "date"
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-ASSET"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `ficha`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of ships."
 },
 "Network": {
  "type": "object",
  "required": [
   "root",
   "depth",
   "state",
   "nodes",
   "edges",
   "limits",
   "truncated",
   "truncated_at",
   "billing"
  ],
  "properties": {
   "root": {
    "type": "string",
    "description": "Requested entity.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "depth": {
    "type": "number",
    "enum": [
     1,
     2,
     3
    ],
    "description": "Requested depth."
   },
   "state": {
    "type": "string",
    "enum": [
     "ok",
     "empty",
     "not_fetched",
     "restricted"
    ],
    "description": "`ok`: there are connections. `empty`: boards or positions were read, but no connection is known. `not_fetched`: they were never read, and no connection is known. The code is then not charged. `restricted`: connections were removed for legal reasons; others may be shown."
   },
   "nodes": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "nombre",
      "type",
      "depth",
      "degree",
      "degree_relation"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 40,
       "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
      },
      "nombre": {
       "type": [
        "string",
        "null"
       ]
      },
      "type": {
       "type": "string",
       "enum": [
        "Organization",
        "NaturalPerson"
       ]
      },
      "depth": {
       "type": "integer",
       "minimum": 0,
       "maximum": 3
      },
      "degree": {
       "type": "integer",
       "minimum": 0,
       "maximum": 100
      },
      "degree_relation": {
       "type": "string",
       "enum": [
        "eq",
        "gte"
       ]
      }
     }
    },
    "maxItems": 500,
    "description": "Entities, nearest first, starting with the root."
   },
   "edges": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "from",
      "to",
      "role",
      "cargo",
      "active",
      "since",
      "until",
      "source",
      "link"
     ],
     "properties": {
      "from": {
       "type": "string",
       "maxLength": 40,
       "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
      },
      "to": {
       "type": "string",
       "maxLength": 40,
       "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
      },
      "role": {
       "type": "string"
      },
      "cargo": {
       "type": [
        "string",
        "null"
       ]
      },
      "active": {
       "type": [
        "boolean",
        "null"
       ]
      },
      "since": {
       "type": [
        "string",
        "null"
       ],
       "format": "date"
      },
      "until": {
       "type": [
        "string",
        "null"
       ],
       "format": "date"
      },
      "source": {
       "type": "string"
      },
      "link": {
       "type": "object",
       "required": [
        "method",
        "score"
       ],
       "properties": {
        "method": {
         "type": "string",
         "enum": [
          "id",
          "name"
         ]
        },
        "score": {
         "type": "number",
         "minimum": 0,
         "maximum": 1
        }
       }
      }
     }
    },
    "maxItems": 2000,
    "description": "Connections between the entities."
   },
   "limits": {
    "type": "object",
    "required": [
     "max_nodes",
     "max_edges"
    ],
    "properties": {
     "max_nodes": {
      "type": "number",
      "const": 500
     },
     "max_edges": {
      "type": "number",
      "const": 2000
     }
    },
    "description": "Limits of a response."
   },
   "truncated": {
    "type": "boolean",
    "description": "Whether a limit was reached."
   },
   "truncated_at": {
    "type": "array",
    "items": {
     "type": "string",
     "maxLength": 40,
     "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
    },
    "maxItems": 500,
    "description": "Nodes within the depth with edges missing from this response. Request their own network to get them."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Connections of an entity."
 },
 "Noticia": {
  "type": "object",
  "required": [
   "id",
   "sid",
   "titulo",
   "fuente",
   "url",
   "fecha",
   "resumen",
   "source_updated_at"
  ],
  "properties": {
   "id": {
    "type": "integer"
   },
   "sid": {
    "type": [
     "string",
     "null"
    ]
   },
   "titulo": {
    "type": [
     "string",
     "null"
    ]
   },
   "fuente": {
    "type": [
     "string",
     "null"
    ]
   },
   "url": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha": {
    "type": [
     "string",
     "null"
    ]
   },
   "resumen": {
    "type": [
     "string",
     "null"
    ]
   },
   "source_updated_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   }
  }
 },
 "NoticiasResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "ambito",
   "titulo",
   "fuente",
   "fecha",
   "url",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 0,
    "description": "Number of the record."
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "ambito": {
    "type": [
     "string",
     "null"
    ],
    "description": "`nacional` or `global`."
   },
   "titulo": {
    "type": [
     "string",
     "null"
    ],
    "description": "Headline."
   },
   "fuente": {
    "type": [
     "string",
     "null"
    ],
    "description": "Publisher."
   },
   "fecha": {
    "type": [
     "string",
     "null"
    ],
    "description": "Publication date. Null if the source does not give a valid date.",
    "format": "date"
   },
   "resumen": {
    "type": [
     "string",
     "null"
    ],
    "description": "Summary."
   },
   "url": {
    "type": [
     "string",
     "null"
    ],
    "description": "URL of the article"
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-NEWS"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `resumen`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of news."
 },
 "OrganizationMembershipItem": {
  "type": "object",
  "required": [
   "cargo",
   "nombre",
   "organization_id",
   "activo"
  ],
  "properties": {
   "cargo": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "organization_id": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "activo": {
    "type": [
     "boolean",
     "null"
    ]
   }
  }
 },
 "PersonalLicense": {
  "type": "object",
  "required": [
   "id",
   "nombre",
   "idoneidad",
   "activo"
  ],
  "properties": {
   "id": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "idoneidad": {
    "type": [
     "string",
     "null"
    ]
   },
   "activo": {
    "type": [
     "boolean",
     "null"
    ]
   }
  }
 },
 "Planilla": {
  "type": "object",
  "required": [
   "id",
   "sid",
   "nombre",
   "cedula",
   "institucion",
   "cargo",
   "fecha_inicio",
   "estado",
   "total",
   "pep_score",
   "source_updated_at"
  ],
  "properties": {
   "id": {
    "type": "integer"
   },
   "sid": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "cedula": {
    "type": [
     "string",
     "null"
    ]
   },
   "institucion": {
    "type": [
     "string",
     "null"
    ]
   },
   "cargo": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_inicio": {
    "type": [
     "string",
     "null"
    ]
   },
   "estado": {
    "type": [
     "string",
     "null"
    ]
   },
   "total": {
    "type": [
     "number",
     "null"
    ]
   },
   "pep_score": {
    "type": [
     "number",
     "null"
    ]
   },
   "source_updated_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   }
  }
 },
 "PlanillasResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "nombre",
   "cedula",
   "institucion",
   "cargo",
   "fecha_inicio",
   "estado",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 0,
    "description": "Number of the record."
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ],
    "description": "Name of the public employee."
   },
   "cedula": {
    "type": [
     "string",
     "null"
    ],
    "description": "Identity card number."
   },
   "institucion": {
    "type": [
     "string",
     "null"
    ],
    "description": "Institution."
   },
   "cargo": {
    "type": [
     "string",
     "null"
    ],
    "description": "Position."
   },
   "fecha_inicio": {
    "type": [
     "string",
     "null"
    ],
    "description": "Start date of the appointment. Null if the source does not give a valid date.",
    "format": "date"
   },
   "estado": {
    "type": [
     "string",
     "null"
    ],
    "description": "Status of the appointment."
   },
   "total": {
    "type": [
     "number",
     "null"
    ],
    "description": "Monthly pay in USD."
   },
   "pep_score": {
    "type": [
     "number",
     "null"
    ],
    "description": "Likelihood of being a politically exposed person, from 0 to 1."
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-CGR"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `total`, `pep_score`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of public payroll."
 },
 "Presence": {
  "type": "object",
  "required": [
   "presence",
   "summary",
   "algorithm",
   "index_as_of",
   "billing"
  ],
  "properties": {
   "presence": {
    "type": "object",
    "required": [
     "rows",
     "matched",
     "levels"
    ],
    "properties": {
     "rows": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "matched": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "levels": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "code",
        "rows_with_data"
       ],
       "properties": {
        "code": {
         "type": "string"
        },
        "rows_with_data": {
         "type": "integer",
         "minimum": 0,
         "maximum": 100
        }
       }
      },
      "maxItems": 19
     },
     "codes_needing_purpose": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "maxItems": 30
     }
    },
    "description": "Number of rows with data."
   },
   "summary": {
    "type": "object",
    "required": [
     "rows",
     "matched",
     "ambiguous",
     "no_match",
     "invalid"
    ],
    "properties": {
     "rows": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "matched": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "ambiguous": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "no_match": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "invalid": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     }
    },
    "description": "Number of rows by outcome."
   },
   "algorithm": {
    "type": "string",
    "description": "Version of the scoring algorithm."
   },
   "index_as_of": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "description": "Time of the latest import or refresh in the index. Null if there is none."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Number of rows with data, without naming the rows."
 },
 "PropiedadItem": {
  "type": "object",
  "required": [
   "id",
   "folio",
   "ficha",
   "edificio",
   "fecha_inscripcion",
   "hipotecas",
   "compraventas",
   "last_hipoteca",
   "last_compraventa",
   "record_events"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(ph)_(0|[1-9][0-9]{0,17})$"
   },
   "folio": {
    "type": [
     "string",
     "null"
    ]
   },
   "ficha": {
    "type": [
     "string",
     "null"
    ]
   },
   "edificio": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_inscripcion": {
    "type": [
     "string",
     "null"
    ]
   },
   "hipotecas": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/RealEstateElementoItem"
    },
    "maxItems": 100
   },
   "compraventas": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/RealEstateElementoItem"
    },
    "maxItems": 100
   },
   "last_hipoteca": {
    "anyOf": [
     {
      "$ref": "#/$defs/RealEstateElementoItem"
     },
     {
      "type": "null"
     }
    ]
   },
   "last_compraventa": {
    "anyOf": [
     {
      "$ref": "#/$defs/RealEstateElementoItem"
     },
     {
      "type": "null"
     }
    ]
   },
   "record_events": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/RealEstateElementoItem"
    },
    "maxItems": 25
   }
  }
 },
 "ProponenteDossier": {
  "type": "object",
  "required": [
   "id",
   "proponente",
   "tenders",
   "counterparties",
   "sanctions",
   "as_of",
   "billing"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "The entity.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "proponente": {
    "type": "object",
    "required": [
     "registered",
     "names"
    ],
    "properties": {
     "registered": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "names": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "maxItems": 20
     }
    },
    "description": "The entity as a bidder."
   },
   "tenders": {
    "type": "object",
    "required": [
     "state",
     "total",
     "awarded",
     "amount",
     "returned",
     "truncated",
     "source",
     "sources",
     "items"
    ],
    "properties": {
     "state": {
      "type": "string",
      "enum": [
       "ok",
       "empty",
       "not_fetched",
       "source_down",
       "restricted"
      ]
     },
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "awarded": {
      "type": "integer",
      "minimum": 0
     },
     "amount": {
      "type": "string",
      "pattern": "^-?\\d+\\.\\d{2}$"
     },
     "returned": {
      "type": "integer",
      "minimum": 0
     },
     "truncated": {
      "type": "boolean"
     },
     "source": {
      "type": "object",
      "required": [
       "id",
       "fetched_at",
       "source_updated_at"
      ],
      "properties": {
       "id": {
        "type": "string"
       },
       "fetched_at": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       },
       "source_updated_at": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       }
      }
     },
     "sources": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "stands_in_for",
        "fetched_at",
        "source_updated_at",
        "state"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "list": {
         "type": "string"
        },
        "version": {
         "type": [
          "string",
          "null"
         ]
        },
        "stands_in_for": {
         "type": [
          "string",
          "null"
         ]
        },
        "fetched_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time"
        },
        "source_updated_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time"
        },
        "state": {
         "type": "string",
         "enum": [
          "ok",
          "empty",
          "not_fetched",
          "source_down",
          "restricted"
         ]
        }
       }
      },
      "maxItems": 20
     },
     "items": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "acto",
        "descripcion",
        "entidad",
        "estado",
        "fecha_publicacion",
        "licitacion_url",
        "documentos",
        "monto",
        "adjudicado",
        "proponente"
       ],
       "properties": {
        "id": {
         "type": "integer"
        },
        "acto": {
         "type": [
          "string",
          "null"
         ]
        },
        "descripcion": {
         "type": [
          "string",
          "null"
         ]
        },
        "entidad": {
         "type": [
          "string",
          "null"
         ]
        },
        "estado": {
         "type": [
          "string",
          "null"
         ]
        },
        "fecha_publicacion": {
         "type": [
          "string",
          "null"
         ]
        },
        "licitacion_url": {
         "type": [
          "string",
          "null"
         ]
        },
        "documentos": {
         "type": "array",
         "items": {
          "$ref": "#/$defs/LicitacionDocumento"
         },
         "maxItems": 100
        },
        "monto": {
         "type": [
          "number",
          "null"
         ]
        },
        "adjudicado": {
         "type": [
          "boolean",
          "null"
         ]
        },
        "proponente": {
         "type": [
          "string",
          "null"
         ]
        }
       }
      },
      "maxItems": 100
     }
    },
    "description": "Tenders of the entity."
   },
   "counterparties": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "entidad",
      "tenders",
      "awarded",
      "amount"
     ],
     "properties": {
      "entidad": {
       "type": "string"
      },
      "tenders": {
       "type": "integer",
       "minimum": 0
      },
      "awarded": {
       "type": "integer",
       "minimum": 0
      },
      "amount": {
       "type": "string",
       "pattern": "^-?\\d+\\.\\d{2}$"
      }
     }
    },
    "maxItems": 50,
    "description": "Buyers, by number of tenders."
   },
   "sanctions": {
    "type": "object",
    "required": [
     "state",
     "total",
     "returned",
     "truncated",
     "source",
     "sources",
     "items"
    ],
    "properties": {
     "state": {
      "type": "string",
      "enum": [
       "ok",
       "empty",
       "not_fetched",
       "source_down",
       "restricted"
      ]
     },
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "returned": {
      "type": "integer",
      "minimum": 0
     },
     "truncated": {
      "type": "boolean"
     },
     "source": {
      "type": "object",
      "required": [
       "id",
       "fetched_at",
       "source_updated_at"
      ],
      "properties": {
       "id": {
        "type": "string"
       },
       "fetched_at": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       },
       "source_updated_at": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       }
      }
     },
     "sources": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "stands_in_for",
        "fetched_at",
        "source_updated_at",
        "state"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "list": {
         "type": "string"
        },
        "version": {
         "type": [
          "string",
          "null"
         ]
        },
        "stands_in_for": {
         "type": [
          "string",
          "null"
         ]
        },
        "fetched_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time"
        },
        "source_updated_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time"
        },
        "state": {
         "type": "string",
         "enum": [
          "ok",
          "empty",
          "not_fetched",
          "source_down",
          "restricted"
         ]
        }
       }
      },
      "maxItems": 20
     },
     "items": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "nombre",
        "tipo_sancion"
       ],
       "properties": {
        "id": {
         "type": "integer"
        },
        "nombre": {
         "type": [
          "string",
          "null"
         ]
        },
        "tipo_sancion": {
         "type": [
          "string",
          "null"
         ]
        }
       }
      },
      "maxItems": 100
     }
    },
    "description": "Sanctions by national authorities."
   },
   "as_of": {
    "type": [
     "string",
     "null"
    ],
    "description": "When any of this data was last fetched. Null if it never was.",
    "format": "date-time"
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Public procurement record of an entity."
 },
 "RankedCountry": {
  "type": "object",
  "required": [
   "pais",
   "declaraciones",
   "valor_cif"
  ],
  "properties": {
   "pais": {
    "type": [
     "string",
     "null"
    ]
   },
   "declaraciones": {
    "type": [
     "integer",
     "null"
    ]
   },
   "valor_cif": {
    "type": [
     "number",
     "null"
    ]
   }
  }
 },
 "RankedTariff": {
  "type": "object",
  "required": [
   "fraccion_arancelaria",
   "declaraciones",
   "valor_cif"
  ],
  "properties": {
   "fraccion_arancelaria": {
    "type": [
     "string",
     "null"
    ]
   },
   "declaraciones": {
    "type": [
     "integer",
     "null"
    ]
   },
   "valor_cif": {
    "type": [
     "number",
     "null"
    ]
   }
  }
 },
 "RealEstateDeedItem": {
  "type": "object",
  "required": [
   "id",
   "sid",
   "nombre",
   "fecha",
   "hipoteca",
   "compraventa",
   "propiedad_id",
   "propiedad_tag"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(relemento)_(0|[1-9][0-9]{0,17})$"
   },
   "sid": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha": {
    "type": [
     "string",
     "null"
    ]
   },
   "hipoteca": {
    "anyOf": [
     {
      "$ref": "#/$defs/Hipoteca"
     },
     {
      "type": "null"
     }
    ]
   },
   "compraventa": {
    "anyOf": [
     {
      "$ref": "#/$defs/Compraventa"
     },
     {
      "type": "null"
     }
    ]
   },
   "propiedad_id": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
   },
   "propiedad_tag": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "RealEstateDeedsResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "propiedad_id",
   "nombre",
   "fecha",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "Id of the record: `pa_relemento_` and a number.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "propiedad_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Property of the folio entry.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entry type."
   },
   "fecha": {
    "type": [
     "string",
     "null"
    ],
    "description": "Date of the entry. Null if the source does not give a valid date.",
    "format": "date"
   },
   "monto_hipoteca": {
    "type": [
     "number",
     "null"
    ],
    "description": "Amount secured. Null if the entry is not a mortgage."
   },
   "acreedor": {
    "type": [
     "string",
     "null"
    ],
    "description": "Creditor of the mortgage."
   },
   "deudor": {
    "type": [
     "string",
     "null"
    ],
    "description": "Debtor of the mortgage."
   },
   "precio_compraventa": {
    "type": [
     "number",
     "null"
    ],
    "description": "Price. Null if the entry is not a sale."
   },
   "vendedor": {
    "type": [
     "string",
     "null"
    ],
    "description": "Seller."
   },
   "comprador": {
    "type": [
     "string",
     "null"
    ],
    "description": "Buyer."
   },
   "hipoteca": {
    "anyOf": [
     {
      "$ref": "#/$defs/Hipoteca"
     },
     {
      "type": "null"
     }
    ],
    "description": "The mortgage. Null if the entry is not one"
   },
   "compraventa": {
    "anyOf": [
     {
      "$ref": "#/$defs/Compraventa"
     },
     {
      "type": "null"
     }
    ],
    "description": "The sale. Null if the entry is not one"
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-ASSET"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `monto_hipoteca`, `acreedor`, `deudor`, `precio_compraventa`, `vendedor`, `comprador`, `hipoteca`, `compraventa`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of real estate deeds."
 },
 "RealEstateElementoItem": {
  "type": "object",
  "required": [
   "id",
   "sid",
   "nombre",
   "fecha",
   "hipoteca",
   "compraventa"
  ],
  "properties": {
   "id": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(relemento)_(0|[1-9][0-9]{0,17})$"
   },
   "sid": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha": {
    "type": [
     "string",
     "null"
    ]
   },
   "hipoteca": {
    "anyOf": [
     {
      "$ref": "#/$defs/Hipoteca"
     },
     {
      "type": "null"
     }
    ]
   },
   "compraventa": {
    "anyOf": [
     {
      "$ref": "#/$defs/Compraventa"
     },
     {
      "type": "null"
     }
    ]
   }
  }
 },
 "RealEstateResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "tipo",
   "folio",
   "ficha",
   "edificio",
   "fecha_inscripcion",
   "con_hipoteca",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "Id of the record: `pa_ph_`, `pa_finca_` and a number.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "tipo": {
    "type": [
     "string",
     "null"
    ],
    "description": "`finca` (land parcel) or `ph` (condominium unit)."
   },
   "folio": {
    "type": [
     "string",
     "null"
    ],
    "description": "Folio number."
   },
   "ficha": {
    "type": [
     "string",
     "null"
    ],
    "description": "File number."
   },
   "edificio": {
    "type": [
     "string",
     "null"
    ],
    "description": "Building. Null for a land parcel."
   },
   "fecha_inscripcion": {
    "type": [
     "string",
     "null"
    ],
    "description": "Registration date. Null if the source does not give a valid date.",
    "format": "date"
   },
   "con_hipoteca": {
    "type": [
     "boolean",
     "null"
    ],
    "description": "Whether a mortgage was ever registered."
   },
   "monto_hipoteca": {
    "type": [
     "number",
     "null"
    ],
    "description": "Amount of the latest mortgage."
   },
   "acreedor": {
    "type": [
     "string",
     "null"
    ],
    "description": "Creditor of the latest mortgage."
   },
   "precio_compraventa": {
    "type": [
     "number",
     "null"
    ],
    "description": "Price of the latest sale."
   },
   "ultima_hipoteca": {
    "anyOf": [
     {
      "$ref": "#/$defs/Hipoteca"
     },
     {
      "type": "null"
     }
    ],
    "description": "The mortgage. Null if the entry is not one"
   },
   "ultima_compraventa": {
    "anyOf": [
     {
      "$ref": "#/$defs/Compraventa"
     },
     {
      "type": "null"
     }
    ],
    "description": "The sale. Null if the entry is not one"
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-ASSET"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `monto_hipoteca`, `acreedor`, `precio_compraventa`, `ultima_hipoteca`, `ultima_compraventa`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of real estate."
 },
 "RepresentanteLegalItem": {
  "type": "object",
  "required": [
   "nombre",
   "cedula",
   "cargo",
   "person_id",
   "link"
  ],
  "properties": {
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "cedula": {
    "type": [
     "string",
     "null"
    ]
   },
   "cargo": {
    "type": [
     "string",
     "null"
    ]
   },
   "person_id": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "link": {
    "anyOf": [
     {
      "$ref": "#/$defs/LinkEvidence"
     },
     {
      "type": "null"
     }
    ]
   }
  }
 },
 "Resolution": {
  "type": "object",
  "required": [
   "outcome",
   "mode",
   "levels",
   "query",
   "candidates",
   "margin",
   "warnings",
   "algorithm",
   "index_as_of",
   "billing"
  ],
  "properties": {
   "outcome": {
    "type": "string",
    "enum": [
     "matched",
     "ambiguous",
     "no_match"
    ],
    "description": "`matched`: the first candidate is at or above the accept level, with a margin to the next (or it alone has the number), and no other candidate has the same name. `ambiguous`: candidates that someone should look at, such as homonyms, or a number with another name. `no_match`: no likely match."
   },
   "mode": {
    "type": "string",
    "enum": [
     "identify",
     "screen"
    ],
    "description": "`identify`: the one right entity. `screen`: everyone who may be meant, with other costs, levels and odds, because most screened names mean nobody on record. Confidences of the two modes are not comparable."
   },
   "levels": {
    "type": "object",
    "required": [
     "accept",
     "possible",
     "margin"
    ],
    "properties": {
     "accept": {
      "type": "number",
      "minimum": 0,
      "maximum": 1
     },
     "possible": {
      "type": "number",
      "minimum": 0,
      "maximum": 1
     },
     "margin": {
      "type": "number",
      "minimum": 0,
      "maximum": 1
     }
    },
    "description": "Levels of the mode, by which the outcome was decided."
   },
   "query": {
    "type": "object",
    "required": [
     "normalized_name",
     "legal_form",
     "identifier"
    ],
    "properties": {
     "normalized_name": {
      "type": [
       "string",
       "null"
      ]
     },
     "legal_form": {
      "type": [
       "string",
       "null"
      ]
     },
     "identifier": {
      "type": [
       "object",
       "null"
      ],
      "properties": {
       "ruc": {
        "type": "object",
        "required": [
         "number",
         "read_as",
         "dv",
         "dv_expected"
        ],
        "properties": {
         "number": {
          "type": "string"
         },
         "read_as": {
          "type": "array",
          "items": {
           "type": "string",
           "enum": [
            "Organization",
            "NaturalPerson"
           ]
          },
          "maxItems": 2
         },
         "dv": {
          "type": [
           "string",
           "null"
          ]
         },
         "dv_expected": {
          "type": [
           "string",
           "null"
          ]
         }
        }
       },
       "cedula": {
        "type": "object",
        "required": [
         "number",
         "read_as",
         "dv",
         "dv_expected"
        ],
        "properties": {
         "number": {
          "type": "string"
         },
         "read_as": {
          "type": "array",
          "items": {
           "type": "string",
           "enum": [
            "Organization",
            "NaturalPerson"
           ]
          },
          "maxItems": 2
         },
         "dv": {
          "type": [
           "string",
           "null"
          ]
         },
         "dv_expected": {
          "type": [
           "string",
           "null"
          ]
         }
        }
       }
      }
     }
    },
    "description": "The parsed query."
   },
   "candidates": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "nombre",
      "type",
      "ruc_no_dv",
      "status",
      "confidence",
      "matched_on",
      "matched_name"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 40,
       "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
      },
      "nombre": {
       "type": [
        "string",
        "null"
       ]
      },
      "type": {
       "type": "string",
       "enum": [
        "Organization",
        "NaturalPerson"
       ]
      },
      "ruc_no_dv": {
       "type": [
        "string",
        "null"
       ]
      },
      "status": {
       "type": [
        "string",
        "null"
       ]
      },
      "confidence": {
       "type": "number",
       "minimum": 0,
       "maximum": 1
      },
      "matched_on": {
       "type": "array",
       "items": {
        "type": "string",
        "enum": [
         "name",
         "ruc",
         "cedula"
        ]
       },
       "maxItems": 3
      },
      "matched_name": {
       "type": [
        "object",
        "null"
       ],
       "required": [
        "name",
        "kind",
        "since",
        "until",
        "source"
       ],
       "properties": {
        "name": {
         "type": "string"
        },
        "kind": {
         "type": "string",
         "enum": [
          "legal",
          "former",
          "trade",
          "alias"
         ]
        },
        "since": {
         "type": [
          "string",
          "null"
         ],
         "format": "date"
        },
        "until": {
         "type": [
          "string",
          "null"
         ],
         "format": "date"
        },
        "source": {
         "type": "string"
        }
       }
      },
      "features": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "feature",
         "score",
         "weight",
         "detail"
        ],
        "properties": {
         "feature": {
          "type": "string",
          "maxLength": 40
         },
         "score": {
          "type": "number"
         },
         "weight": {
          "type": "number"
         },
         "detail": {
          "type": "string",
          "maxLength": 1000
         }
        }
       },
       "maxItems": 40
      }
     }
    },
    "maxItems": 50,
    "description": "Best first."
   },
   "margin": {
    "type": [
     "number",
     "null"
    ],
    "description": "Difference in confidence between the first candidate and the next. Null without candidates."
   },
   "warnings": {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "dv_mismatch",
      "dv_unverified",
      "type_ambiguous",
      "ruc_not_found",
      "cedula_not_found",
      "type_mismatch",
      "identifier_mismatch",
      "name_ignored",
      "name_mismatch",
      "common_name",
      "same_name"
     ]
    },
    "maxItems": 11,
    "description": "Warnings about the query."
   },
   "algorithm": {
    "type": "string",
    "description": "Version of the scoring algorithm."
   },
   "index_as_of": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "description": "Time of the latest import or refresh in the index. Null if there is none."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Candidate entities for the query."
 },
 "Sancion": {
  "type": "object",
  "required": [
   "id",
   "nombre",
   "tipo_sancion"
  ],
  "properties": {
   "id": {
    "type": "integer"
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "tipo_sancion": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "SancionInternacional": {
  "type": "object",
  "required": [
   "id",
   "sid",
   "lista",
   "version",
   "fecha_lista",
   "nombre",
   "tipo",
   "programas",
   "alias",
   "observaciones",
   "fecha_designacion",
   "url",
   "match",
   "source_updated_at"
  ],
  "properties": {
   "id": {
    "type": "integer"
   },
   "sid": {
    "type": [
     "string",
     "null"
    ]
   },
   "lista": {
    "type": [
     "string",
     "null"
    ]
   },
   "version": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_lista": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "tipo": {
    "type": [
     "string",
     "null"
    ]
   },
   "programas": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 100
   },
   "alias": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 100
   },
   "observaciones": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_designacion": {
    "type": [
     "string",
     "null"
    ]
   },
   "url": {
    "type": [
     "string",
     "null"
    ]
   },
   "match": {
    "anyOf": [
     {
      "$ref": "#/$defs/ScreeningMatch"
     },
     {
      "type": "null"
     }
    ]
   },
   "source_updated_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   }
  }
 },
 "SanctionsResult": {
  "type": "object",
  "required": [
   "id",
   "entity_id",
   "ambito",
   "lista",
   "nombre",
   "tipo",
   "fecha",
   "url",
   "match",
   "locked",
   "fetched_at"
  ],
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 0,
    "description": "Number of the record."
   },
   "entity_id": {
    "type": [
     "string",
     "null"
    ],
    "description": "Entity that the record belongs to. Null if it is not matched to one.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "ambito": {
    "type": [
     "string",
     "null"
    ],
    "description": "`nacional` (national authority) or `internacional` (international list)."
   },
   "lista": {
    "type": [
     "string",
     "null"
    ],
    "description": "List, or source that published the sanction."
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ],
    "description": "Listed name."
   },
   "tipo_sancion": {
    "type": [
     "string",
     "null"
    ],
    "description": "Type of a sanction by an authority."
   },
   "tipo": {
    "type": [
     "string",
     "null"
    ],
    "description": "Listed party: individual, entity, vessel or aircraft."
   },
   "fecha": {
    "type": [
     "string",
     "null"
    ],
    "description": "Date of the sanction or listing. Null if the source does not give a valid date.",
    "format": "date"
   },
   "programas": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Sanctions programs",
    "maxItems": 100
   },
   "alias": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Other listed names",
    "maxItems": 100
   },
   "observaciones": {
    "type": [
     "string",
     "null"
    ],
    "description": "Remarks on the list"
   },
   "url": {
    "type": [
     "string",
     "null"
    ],
    "description": "URL of the listing or of the list"
   },
   "match": {
    "anyOf": [
     {
      "$ref": "#/$defs/ScreeningMatch"
     },
     {
      "type": "null"
     }
    ],
    "description": "How the listing was matched to the entity"
   },
   "locked": {
    "anyOf": [
     {
      "enum": [
       "DAT-RISK",
       "DAT-SCREEN"
      ],
      "description": "Product code."
     },
     {
      "type": "null"
     }
    ],
    "description": "The cheapest code that unlocks `tipo_sancion`, `programas`, `alias`, `observaciones`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked."
   },
   "fetched_at": {
    "type": "string",
    "description": "When the record was last read from its source.",
    "format": "date-time"
   }
  },
  "description": "A result of sanctions."
 },
 "ScreenedSubject": {
  "type": "object",
  "required": [
   "name",
   "aliases",
   "type",
   "birth_date",
   "nationalities",
   "identifiers"
  ],
  "properties": {
   "name": {
    "type": [
     "string",
     "null"
    ]
   },
   "aliases": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "type": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "Organization",
       "NaturalPerson"
      ]
     },
     {
      "type": "null"
     }
    ]
   },
   "birth_date": {
    "type": [
     "string",
     "null"
    ]
   },
   "nationalities": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 10
   },
   "identifiers": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/ListedIdentifier"
    }
   }
  }
 },
 "Screening": {
  "type": "object",
  "required": [
   "id",
   "screened_at",
   "algorithm",
   "lists",
   "min_score",
   "results",
   "hits_omitted",
   "lists_searched",
   "billing"
  ],
  "properties": {
   "id": {
    "type": "string",
    "pattern": "^scr_[0-9a-f]{32}$",
    "description": "Id of the stored screening."
   },
   "screened_at": {
    "type": "string",
    "description": "When it was screened.",
    "format": "date-time"
   },
   "algorithm": {
    "type": "string",
    "description": "Version of the scoring algorithm."
   },
   "lists": {
    "type": "array",
    "items": {
     "type": "string",
     "enum": [
      "sanctions",
      "pep",
      "debarment",
      "impediment"
     ]
    },
    "maxItems": 4,
    "description": "Kinds of lists that were requested."
   },
   "min_score": {
    "type": "number",
    "minimum": 0,
    "maximum": 1,
    "description": "Minimum score that was requested."
   },
   "results": {
    "type": "array",
    "items": {
     "anyOf": [
      {
       "type": "object",
       "required": [
        "reference",
        "index",
        "entity_id",
        "outcome",
        "subject",
        "total_hits",
        "hits"
       ],
       "properties": {
        "reference": {
         "type": [
          "string",
          "null"
         ],
         "maxLength": 100
        },
        "index": {
         "type": "integer",
         "minimum": 0,
         "maximum": 99
        },
        "entity_id": {
         "type": [
          "string",
          "null"
         ],
         "maxLength": 40,
         "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
        },
        "outcome": {
         "type": "string",
         "enum": [
          "hits",
          "no_hit"
         ]
        },
        "subject": {
         "$ref": "#/$defs/ScreenedSubject"
        },
        "total_hits": {
         "type": "integer",
         "minimum": 0
        },
        "hits": {
         "type": "array",
         "items": {
          "$ref": "#/$defs/ScreeningHit"
         },
         "maxItems": 50
        }
       }
      },
      {
       "type": "object",
       "required": [
        "reference",
        "index",
        "entity_id",
        "outcome"
       ],
       "properties": {
        "reference": {
         "type": [
          "string",
          "null"
         ],
         "maxLength": 100
        },
        "index": {
         "type": "integer",
         "minimum": 0,
         "maximum": 99
        },
        "entity_id": {
         "type": [
          "string",
          "null"
         ],
         "maxLength": 40,
         "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
        },
        "outcome": {
         "type": "string",
         "const": "not_fetched"
        }
       }
      },
      {
       "type": "object",
       "required": [
        "reference",
        "index",
        "entity_id",
        "outcome",
        "error"
       ],
       "properties": {
        "reference": {
         "type": [
          "string",
          "null"
         ],
         "maxLength": 100
        },
        "index": {
         "type": "integer",
         "minimum": 0,
         "maximum": 99
        },
        "entity_id": {
         "type": [
          "string",
          "null"
         ],
         "maxLength": 40,
         "pattern": "^(pa|ec|co)_(own|finca|ph|edif|nave|bm|marca|imp|exp|entrada|elemento|relemento|mig|wp|visaaut|imped)_(0|[1-9][0-9]{0,17})$"
        },
        "outcome": {
         "type": "string",
         "const": "invalid"
        },
        "error": {
         "type": "object",
         "required": [
          "code",
          "field",
          "message"
         ],
         "properties": {
          "code": {
           "type": "string"
          },
          "field": {
           "type": "string"
          },
          "message": {
           "type": "string"
          }
         }
        }
       }
      }
     ]
    },
    "maxItems": 100,
    "description": "Results in the order of the subjects."
   },
   "hits_omitted": {
    "type": "integer",
    "description": "Number of hits that no result shows, because there were too many. Raise `min_score`, or screen fewer subjects in a call, to see them.",
    "minimum": 0
   },
   "lists_searched": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/SearchedList"
    },
    "maxItems": 8,
    "description": "Every known list of the requested kinds, also those that are not loaded."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Hits of each subject, and the lists that were searched."
 },
 "ScreeningHit": {
  "type": "object",
  "required": [
   "listing_id",
   "list",
   "version",
   "score",
   "strength",
   "matched_name",
   "listing",
   "features",
   "decision"
  ],
  "properties": {
   "listing_id": {
    "type": "string"
   },
   "list": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "score": {
    "type": "number",
    "minimum": 0,
    "maximum": 1
   },
   "strength": {
    "type": "string",
    "enum": [
     "strong",
     "possible"
    ]
   },
   "matched_name": {
    "type": "object",
    "required": [
     "name",
     "kind",
     "screened"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "kind": {
      "type": "string",
      "enum": [
       "primary",
       "alias",
       "weak_alias",
       "former"
      ]
     },
     "screened": {
      "type": "string"
     }
    }
   },
   "listing": {
    "$ref": "#/$defs/Listing"
   },
   "features": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "feature",
      "agreement",
      "weight",
      "detail"
     ],
     "properties": {
      "feature": {
       "type": "string",
       "enum": [
        "name",
        "type",
        "birth_date",
        "nationality",
        "identifier"
       ]
      },
      "agreement": {
       "type": "string",
       "enum": [
        "agrees",
        "contradicts",
        "missing"
       ]
      },
      "weight": {
       "type": "number"
      },
      "detail": {
       "type": "string",
       "maxLength": 1000
      }
     }
    },
    "maxItems": 5
   },
   "decision": {
    "anyOf": [
     {
      "$ref": "#/$defs/HitDecision"
     },
     {
      "type": "null"
     }
    ]
   }
  }
 },
 "ScreeningMatch": {
  "type": "object",
  "required": [
   "key",
   "score",
   "listed_name",
   "name_kind",
   "screened_name",
   "features"
  ],
  "properties": {
   "key": {
    "type": [
     "string",
     "null"
    ]
   },
   "score": {
    "type": [
     "number",
     "null"
    ]
   },
   "listed_name": {
    "type": [
     "string",
     "null"
    ]
   },
   "name_kind": {
    "type": [
     "string",
     "null"
    ]
   },
   "screened_name": {
    "type": [
     "string",
     "null"
    ]
   },
   "features": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/MatchFeature"
    },
    "maxItems": 100
   }
  }
 },
 "SearchedList": {
  "type": "object",
  "required": [
   "id",
   "kind",
   "state",
   "version",
   "published",
   "entries",
   "imported_at"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "kind": {
    "type": "string",
    "enum": [
     "sanctions",
     "pep",
     "debarment",
     "impediment"
    ]
   },
   "state": {
    "type": "string",
    "enum": [
     "ok",
     "not_fetched"
    ]
   },
   "version": {
    "type": [
     "string",
     "null"
    ]
   },
   "published": {
    "type": [
     "string",
     "null"
    ]
   },
   "entries": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 0
   },
   "imported_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   }
  }
 },
 "SectionPage": {
  "type": "object",
  "required": [
   "id",
   "section",
   "level",
   "code",
   "state",
   "source",
   "sources",
   "total",
   "returned",
   "truncated",
   "next",
   "items",
   "billing"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "Id of the entity.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "section": {
    "type": "string",
    "enum": [
     "core_registro",
     "contacto",
     "entity_events",
     "directores",
     "suspension",
     "organizaciones",
     "representante_legal_identificado",
     "gacetas",
     "documentos_contraloria",
     "is_itbm",
     "last_itbm_date",
     "itbm",
     "funcionario",
     "avisos",
     "licencias",
     "personal_licenses",
     "company_licenses",
     "fideicomisos",
     "marcas",
     "propiedades",
     "fincas",
     "real_estate",
     "bienes_muebles",
     "naves",
     "importaciones",
     "exportaciones",
     "imports_summary",
     "exports_summary",
     "customs_summary",
     "customs_summaries",
     "documentos_escaneados",
     "documentos_digitales",
     "rp_report_url",
     "registry_documents",
     "css_moroso_menciones",
     "sanciones",
     "idoneidades",
     "expedientes_judiciales",
     "licitaciones",
     "noticias",
     "noticias_globales",
     "news",
     "migrations",
     "work_permits",
     "sanciones_internacionales",
     "coincidencias_pep",
     "screening"
    ],
    "description": "Requested section."
   },
   "level": {
    "type": "string",
    "enum": [
     "core_registro",
     "contacto",
     "entity_events",
     "directores",
     "suspension",
     "organizaciones",
     "representante_legal_identificado",
     "gacetas",
     "documentos_contraloria",
     "itbm",
     "funcionario",
     "avisos",
     "licencias",
     "personal_licenses",
     "company_licenses",
     "fideicomisos",
     "marcas",
     "real_estate",
     "bienes_muebles",
     "naves",
     "importaciones",
     "exportaciones",
     "customs_summaries",
     "documentos_escaneados",
     "registry_documents",
     "css_moroso_menciones",
     "sanciones",
     "idoneidades",
     "expedientes_judiciales",
     "licitaciones",
     "news",
     "migrations",
     "work_permits",
     "screening",
     "accionistas",
     "denuncias",
     "sri_reports"
    ],
    "description": "Level that the section belongs to."
   },
   "code": {
    "type": "string",
    "description": "Charged code that covers it.",
    "maxLength": 20
   },
   "state": {
    "type": "string",
    "enum": [
     "ok",
     "empty",
     "not_fetched",
     "source_down"
    ],
    "description": "Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance."
   },
   "source": {
    "$ref": "#/$defs/SectionSource"
   },
   "sources": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/TagSource"
    },
    "maxItems": 20,
    "description": "Every source of this data, those already read first."
   },
   "total": {
    "type": "integer",
    "description": "Total number of items.",
    "minimum": 0
   },
   "returned": {
    "type": "integer",
    "minimum": 0,
    "maximum": 100,
    "description": "Number of items in this response."
   },
   "truncated": {
    "type": "boolean",
    "description": "Whether there are more items."
   },
   "next": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 1000,
    "description": "Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more."
   },
   "items": {
    "type": "array",
    "items": {
     "anyOf": [
      {
       "$ref": "#/$defs/EntityEventItem"
      },
      {
       "$ref": "#/$defs/DirectorItem"
      },
      {
       "$ref": "#/$defs/OrganizationMembershipItem"
      },
      {
       "$ref": "#/$defs/Gaceta"
      },
      {
       "$ref": "#/$defs/ContraloriaDoc"
      },
      {
       "$ref": "#/$defs/Planilla"
      },
      {
       "$ref": "#/$defs/BusinessNotice"
      },
      {
       "$ref": "#/$defs/GeneralLicense"
      },
      {
       "$ref": "#/$defs/PersonalLicense"
      },
      {
       "$ref": "#/$defs/CompanyLicense"
      },
      {
       "$ref": "#/$defs/Fideicomiso"
      },
      {
       "$ref": "#/$defs/MarcaItem"
      },
      {
       "$ref": "#/$defs/PropiedadItem"
      },
      {
       "$ref": "#/$defs/FincaItem"
      },
      {
       "$ref": "#/$defs/BienMuebleItem"
      },
      {
       "$ref": "#/$defs/NaveItem"
      },
      {
       "$ref": "#/$defs/ImportacionItem"
      },
      {
       "$ref": "#/$defs/ExportacionItem"
      },
      {
       "$ref": "#/$defs/DocumentoEscaneadoItem"
      },
      {
       "$ref": "#/$defs/DocumentoDigitalItem"
      },
      {
       "$ref": "#/$defs/CSSMorosoMencion"
      },
      {
       "$ref": "#/$defs/Sancion"
      },
      {
       "$ref": "#/$defs/Idoneidad"
      },
      {
       "$ref": "#/$defs/ExpedienteJudicial"
      },
      {
       "$ref": "#/$defs/Licitacion"
      },
      {
       "$ref": "#/$defs/Noticia"
      },
      {
       "$ref": "#/$defs/MigrationItem"
      },
      {
       "$ref": "#/$defs/WorkPermitItem"
      },
      {
       "$ref": "#/$defs/SancionInternacional"
      },
      {
       "$ref": "#/$defs/CoincidenciaPep"
      }
     ]
    },
    "maxItems": 100,
    "description": "Newest first."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Page of a list."
 },
 "SectionSource": {
  "type": "object",
  "required": [
   "id",
   "fetched_at",
   "source_updated_at"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "fetched_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   },
   "source_updated_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   }
  }
 },
 "SectionValue": {
  "type": "object",
  "required": [
   "id",
   "section",
   "level",
   "code",
   "state",
   "source",
   "sources",
   "data",
   "billing"
  ],
  "properties": {
   "id": {
    "type": "string",
    "description": "Id of the entity.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "section": {
    "type": "string",
    "enum": [
     "core_registro",
     "contacto",
     "entity_events",
     "directores",
     "suspension",
     "organizaciones",
     "representante_legal_identificado",
     "gacetas",
     "documentos_contraloria",
     "is_itbm",
     "last_itbm_date",
     "itbm",
     "funcionario",
     "avisos",
     "licencias",
     "personal_licenses",
     "company_licenses",
     "fideicomisos",
     "marcas",
     "propiedades",
     "fincas",
     "real_estate",
     "bienes_muebles",
     "naves",
     "importaciones",
     "exportaciones",
     "imports_summary",
     "exports_summary",
     "customs_summary",
     "customs_summaries",
     "documentos_escaneados",
     "documentos_digitales",
     "rp_report_url",
     "registry_documents",
     "css_moroso_menciones",
     "sanciones",
     "idoneidades",
     "expedientes_judiciales",
     "licitaciones",
     "noticias",
     "noticias_globales",
     "news",
     "migrations",
     "work_permits",
     "sanciones_internacionales",
     "coincidencias_pep",
     "screening"
    ],
    "description": "Requested section."
   },
   "level": {
    "type": "string",
    "enum": [
     "core_registro",
     "contacto",
     "entity_events",
     "directores",
     "suspension",
     "organizaciones",
     "representante_legal_identificado",
     "gacetas",
     "documentos_contraloria",
     "itbm",
     "funcionario",
     "avisos",
     "licencias",
     "personal_licenses",
     "company_licenses",
     "fideicomisos",
     "marcas",
     "real_estate",
     "bienes_muebles",
     "naves",
     "importaciones",
     "exportaciones",
     "customs_summaries",
     "documentos_escaneados",
     "registry_documents",
     "css_moroso_menciones",
     "sanciones",
     "idoneidades",
     "expedientes_judiciales",
     "licitaciones",
     "news",
     "migrations",
     "work_permits",
     "screening",
     "accionistas",
     "denuncias",
     "sri_reports"
    ],
    "description": "Level that the section belongs to."
   },
   "code": {
    "type": "string",
    "description": "Charged code that covers it.",
    "maxLength": 20
   },
   "state": {
    "type": "string",
    "enum": [
     "ok",
     "empty",
     "not_fetched",
     "source_down"
    ],
    "description": "Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance."
   },
   "source": {
    "$ref": "#/$defs/SectionSource"
   },
   "sources": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/TagSource"
    },
    "maxItems": 20,
    "description": "Every source of this data, those already read first."
   },
   "data": {
    "description": "The value, as in the entity. For a level with several such tags, an object keyed by tag."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Section that is not a list."
 },
 "SurfaceSchema": {
  "type": "object",
  "required": [
   "surface",
   "title",
   "description",
   "id_types",
   "filters",
   "sort",
   "default_sort",
   "facets",
   "detail",
   "limit",
   "billing"
  ],
  "properties": {
   "surface": {
    "enum": [
     "entities",
     "importaciones",
     "exportaciones",
     "marcas",
     "naves",
     "real-estate",
     "real-estate-deeds",
     "immigration",
     "licitaciones",
     "avisos",
     "contraloria",
     "expedientes",
     "sanctions",
     "noticias",
     "planillas"
    ],
    "description": "The surface."
   },
   "title": {
    "type": "string",
    "description": "Display name."
   },
   "description": {
    "type": "string",
    "description": "What the surface searches."
   },
   "id_types": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 40,
    "description": "Id types of the results. Empty if ids are integers."
   },
   "filters": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "name",
      "type",
      "operators",
      "values",
      "case_sensitive",
      "sortable",
      "facet",
      "example",
      "description",
      "deprecated",
      "detail"
     ],
     "properties": {
      "name": {
       "type": "string"
      },
      "type": {
       "enum": [
        "keyword",
        "text",
        "date",
        "number",
        "boolean",
        "id"
       ]
      },
      "operators": {
       "type": "array",
       "items": {
        "type": "string"
       },
       "maxItems": 40
      },
      "values": {
       "type": [
        "array",
        "null"
       ],
       "items": {
        "type": "string"
       },
       "maxItems": 40
      },
      "case_sensitive": {
       "type": "boolean"
      },
      "sortable": {
       "type": "boolean"
      },
      "facet": {
       "type": [
        "string",
        "null"
       ]
      },
      "example": {
       "anyOf": [
        {
         "type": "string"
        },
        {
         "type": "number"
        },
        {
         "type": "boolean"
        }
       ]
      },
      "description": {
       "type": "string"
      },
      "deprecated": {
       "type": [
        "string",
        "null"
       ]
      },
      "detail": {
       "type": "boolean"
      }
     }
    },
    "maxItems": 40,
    "description": "Available filters."
   },
   "sort": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 40,
    "description": "Fields you can sort by."
   },
   "default_sort": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "field",
      "dir"
     ],
     "properties": {
      "field": {
       "type": "string"
      },
      "dir": {
       "enum": [
        "asc",
        "desc"
       ]
      }
     }
    },
    "maxItems": 1,
    "description": "Default sort order. Empty if the order is fixed."
   },
   "facets": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "name",
      "field",
      "deprecated"
     ],
     "properties": {
      "name": {
       "type": "string"
      },
      "field": {
       "type": "string"
      },
      "deprecated": {
       "type": "boolean"
      }
     }
    },
    "maxItems": 40,
    "description": "Available facets."
   },
   "detail": {
    "type": "object",
    "required": [
     "fields",
     "codes",
     "hours"
    ],
    "properties": {
     "fields": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "maxItems": 40
     },
     "codes": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "maxItems": 40
     },
     "hours": {
      "type": "number",
      "const": 24
     }
    },
    "description": "Fields that you buy separately."
   },
   "limit": {
    "type": "object",
    "required": [
     "default",
     "minimum",
     "maximum"
    ],
    "properties": {
     "default": {
      "type": "number",
      "const": 20
     },
     "minimum": {
      "type": "number",
      "const": 1
     },
     "maximum": {
      "type": "number",
      "const": 100
     }
    },
    "description": "Results per page."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Filters, sort fields and facets of a surface."
 },
 "Suspension": {
  "type": "object",
  "required": [
   "activa",
   "motivo",
   "autoridad",
   "resolucion",
   "fecha_inicio",
   "fecha_fin"
  ],
  "properties": {
   "activa": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "motivo": {
    "type": [
     "string",
     "null"
    ]
   },
   "autoridad": {
    "type": [
     "string",
     "null"
    ]
   },
   "resolucion": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_inicio": {
    "type": [
     "string",
     "null"
    ]
   },
   "fecha_fin": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "TagSource": {
  "type": "object",
  "required": [
   "id",
   "stands_in_for",
   "fetched_at",
   "source_updated_at",
   "state"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "list": {
    "type": "string"
   },
   "version": {
    "type": [
     "string",
     "null"
    ]
   },
   "stands_in_for": {
    "type": [
     "string",
     "null"
    ]
   },
   "fetched_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   },
   "source_updated_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   },
   "state": {
    "type": "string",
    "enum": [
     "ok",
     "empty",
     "not_fetched",
     "source_down",
     "restricted"
    ]
   }
  }
 },
 "TariffActivitySimilarity": {
  "type": "object",
  "required": [
   "actividad",
   "fraccion_arancelaria",
   "score"
  ],
  "properties": {
   "actividad": {
    "type": [
     "string",
     "null"
    ]
   },
   "fraccion_arancelaria": {
    "type": [
     "string",
     "null"
    ]
   },
   "score": {
    "type": [
     "number",
     "null"
    ]
   }
  }
 },
 "UpdateStatus": {
  "type": "object",
  "required": [
   "update_request_id",
   "id",
   "entity_id",
   "jurisdiction",
   "status",
   "webhook_status",
   "webhook_attempts",
   "requested_codes",
   "started_at",
   "completed_at",
   "result",
   "error",
   "billing"
  ],
  "properties": {
   "update_request_id": {
    "type": "integer",
    "minimum": 1,
    "description": "Id of the update request, unique across jurisdictions and included in webhooks."
   },
   "id": {
    "type": "integer",
    "minimum": 1,
    "description": "The same as `update_request_id`."
   },
   "entity_id": {
    "type": "string",
    "description": "Id of the entity.",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(own)_(0|[1-9][0-9]{0,17})$"
   },
   "jurisdiction": {
    "enum": [
     "pa",
     "ec",
     "co"
    ],
    "description": "Jurisdiction of the entity."
   },
   "status": {
    "enum": [
     "pending",
     "completed",
     "failed"
    ],
    "description": "Status of the refresh."
   },
   "webhook_status": {
    "anyOf": [
     {
      "enum": [
       "delivered",
       "failed"
      ]
     },
     {
      "type": "null"
     }
    ],
    "description": "Whether the webhook was delivered, independent of `status`. Null if it is pending or no webhook is set up."
   },
   "webhook_attempts": {
    "type": "integer",
    "description": "Delivery attempts of the webhook so far.",
    "minimum": 0
   },
   "requested_codes": {
    "type": "array",
    "items": {
     "enum": [
      "CHK-BIN",
      "DAT-CORE",
      "DAT-HOOK",
      "DAT-GOV",
      "DAT-BIZ",
      "DAT-ASSET",
      "DAT-TRADE",
      "DAT-DOC",
      "DAT-RISK",
      "DAT-PROC",
      "DAT-NEWS",
      "DAT-MEDIA",
      "DAT-LEGAL",
      "DAT-CGR",
      "DAT-IP",
      "DAT-LABOR",
      "DAT-SCREEN",
      "DAT-ALL"
     ]
    },
    "maxItems": 18,
    "description": "Requested codes."
   },
   "started_at": {
    "type": [
     "string",
     "null"
    ],
    "description": "When the refresh started. Null if it has not.",
    "format": "date-time"
   },
   "completed_at": {
    "type": [
     "string",
     "null"
    ],
    "description": "When the refresh ended. Null if it has not.",
    "format": "date-time"
   },
   "result": {
    "type": [
     "object",
     "null"
    ],
    "description": "The entity once the refresh is completed, as get_entity returns it, with shortened lists."
   },
   "error": {
    "type": [
     "object",
     "null"
    ],
    "required": [
     "message"
    ],
    "properties": {
     "message": {
      "type": "string"
     }
    },
    "description": "Why the refresh failed or, if it completed, why its webhook was not delivered. Null if there is no error."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Status of a refresh."
 },
 "Usage": {
  "type": "object",
  "required": [
   "from",
   "to",
   "calls",
   "page",
   "billing"
  ],
  "properties": {
   "from": {
    "type": "string",
    "description": "First UTC day.",
    "format": "date"
   },
   "to": {
    "type": "string",
    "description": "Last UTC day, included.",
    "format": "date"
   },
   "calls": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "at",
      "key_id",
      "route",
      "client_reference",
      "request_id",
      "charged",
      "lines",
      "quota_units",
      "estimator_rows",
      "given_back",
      "attribution",
      "entities",
      "entity_id",
      "entity_name",
      "member_name",
      "member_email"
     ],
     "properties": {
      "id": {
       "type": "integer",
       "minimum": 0
      },
      "at": {
       "type": "string",
       "format": "date-time"
      },
      "key_id": {
       "type": [
        "integer",
        "null"
       ],
       "minimum": 0
      },
      "route": {
       "type": [
        "string",
        "null"
       ]
      },
      "client_reference": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 64
      },
      "request_id": {
       "type": [
        "string",
        "null"
       ]
      },
      "charged": {
       "type": "string",
       "pattern": "^\\d+\\.\\d{2,6}$"
      },
      "lines": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "code",
         "price"
        ],
        "properties": {
         "code": {
          "type": "string"
         },
         "price": {
          "type": "string",
          "pattern": "^\\d+\\.\\d{2,6}$"
         }
        }
       },
       "maxItems": 50
      },
      "quota_units": {
       "type": "integer",
       "minimum": 0
      },
      "estimator_rows": {
       "type": "integer",
       "minimum": 0
      },
      "given_back": {
       "type": "boolean"
      },
      "attribution": {
       "enum": [
        "entity",
        "entities",
        "none",
        "withheld",
        "not_attributable"
       ]
      },
      "entities": {
       "type": [
        "integer",
        "null"
       ],
       "minimum": 0
      },
      "entity_id": {
       "type": [
        "string",
        "null"
       ]
      },
      "entity_name": {
       "type": [
        "string",
        "null"
       ]
      },
      "member_name": {
       "type": [
        "string",
        "null"
       ]
      },
      "member_email": {
       "type": [
        "string",
        "null"
       ]
      }
     }
    },
    "maxItems": 100,
    "description": "Requests of the account, newest first."
   },
   "page": {
    "type": "object",
    "required": [
     "returned",
     "next_cursor"
    ],
    "properties": {
     "returned": {
      "type": "integer",
      "minimum": 0
     },
     "next_cursor": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 4000
     }
    },
    "description": "Position of this page."
   },
   "billing": {
    "$ref": "#/$defs/Billing"
   }
  },
  "description": "Requests of an account and their charges."
 },
 "WorkPermitItem": {
  "type": "object",
  "required": [
   "id",
   "sid",
   "numero_caso",
   "nombre",
   "nacionalidad",
   "numero_pasaporte",
   "empresa",
   "source_updated_at"
  ],
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^(pa|ec|co)_(wp)_(0|[1-9][0-9]{0,17})$"
   },
   "sid": {
    "type": [
     "string",
     "null"
    ]
   },
   "numero_caso": {
    "type": [
     "string",
     "null"
    ]
   },
   "nombre": {
    "type": [
     "string",
     "null"
    ]
   },
   "nacionalidad": {
    "type": [
     "string",
     "null"
    ]
   },
   "numero_pasaporte": {
    "type": [
     "string",
     "null"
    ]
   },
   "empresa": {
    "type": [
     "string",
     "null"
    ]
   },
   "source_updated_at": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   }
  }
 }
};
