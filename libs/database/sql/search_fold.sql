-- Whole values: without the accents of Latin letters, ASCII letters small, as `foldKeyword` gives. What is longer than a
-- filter may be is cut, since an index holds no long values.
create or replace function search_fold(value text) returns text language sql immutable parallel safe
  return case
    when octet_length(value) = length(value) then lower(left(value, 201) collate "C")
    when value !~ '[^ -~áéíóúüñÁÉÍÓÚÜÑ]' then lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(left(value, 201), 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'), 'Á', 'A'), 'É', 'E'), 'Í', 'I'), 'Ó', 'O'), 'Ú', 'U'), 'Ü', 'U'), 'Ñ', 'N') collate "C")
    else lower(translate(left(value, 201),
      'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇçÝýÿŞşŠšŚśŽžŹźŻżČčĆćŘřĚěĘęĄąŃńŐőŰűĞğØøŁłºª',
      'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunnccyyysssssszzzzzzccccrreeeeaannoouuggoolloa') collate "C")
  end;
